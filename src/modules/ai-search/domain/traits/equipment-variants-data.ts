import type { TraitWays } from './trait-ways-data';

/** Variants of computers, networks and sound: what tells another of the same list, and not the one asked for, is another thing. */
export const EQUIPMENT_VARIANTS: readonly (readonly TraitWays[])[] = [
  // Generations of memory
  [
    { say: 'ddr3', ways: 'ddr3|ddr3l|pc3' },
    { say: 'ddr4', ways: 'ddr4|pc4' },
    { say: 'ddr5', ways: 'ddr5|pc5' },
  ],
  // How a disk is connected
  [
    { say: 'nvme|m.2 nvme', ways: 'nvme|pcie' },
    { say: 'sata', ways: 'sata|sata3|sataiii' },
  ],
  // Ports of telephone gateways
  [
    { say: 'fxo', ways: 'fxo' },
    { say: 'fxs', ways: 'fxs' },
  ],
  // Who drives a loudspeaker
  [
    {
      say: 'activo|activa|amplificado|amplificada|autoamplificado|autoamplificada|powered',
      ways: 'activo|activa|amplificado|amplificada|autoamplificado|autoamplificada|powered|active',
    },
    { say: 'pasivo|pasiva|passive', ways: 'pasivo|pasiva|passive' },
  ],
  // How a label is printed
  [
    { say: 'transferencia termica|thermal transfer', ways: 'transferencia|thermal transfer' },
    { say: 'termica directa|termico directo|direct thermal', ways: 'termica directa|termico directo|direct thermal' },
  ],
  // Connectors of fibre
  [
    { say: 'lc', ways: 'lc' },
    { say: 'sc', ways: 'sc' },
  ],
  // How the face of a fibre's connector is polished
  [
    { say: 'apc', ways: 'apc' },
    { say: 'upc', ways: 'upc' },
  ],
  // Ends of a connector, or of a cable
  [
    { say: 'macho a macho|macho macho|male to male', ways: 'macho a macho|macho macho|male to male|m m' },
    {
      say: 'hembra a hembra|hembra hembra|female to female',
      ways: 'hembra a hembra|hembra hembra|female to female|h h|f f',
    },
    {
      say: 'macho a hembra|macho hembra|male to female|de extension macho hembra',
      ways: 'macho a hembra|macho hembra|male to female|m h|m f',
    },
  ],
  // How a projection screen is let down
  [
    { say: 'pantalla electrica|electrica motorizada|motorized', ways: 'electrica|electrico|motorizada|motorized' },
    { say: 'de tripie|con tripie|tripod', ways: 'tripie|tripode|tripod' },
    { say: 'inflable|inflatable', ways: 'inflable|inflatable' },
  ],
  // What a key does under the finger
  [
    { say: 'teclado mecanico|mecanico', ways: 'mecanico|mechanical' },
    { say: 'de membrana|membrana', ways: 'membrana|membrane' },
  ],
  // Both ends of a fibre: one with another end is another cord
  [
    { say: 'lc lc', ways: 'lc', sole: true },
    { say: 'sc sc', ways: 'sc', sole: true },
    { say: 'st st', ways: 'st', sole: true },
    { say: 'fc fc', ways: 'fc', sole: true },
  ],
];
