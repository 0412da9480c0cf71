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
  // What a key does under the finger
  [
    { say: 'teclado mecanico|mecanico', ways: 'mecanico|mechanical' },
    { say: 'de membrana|membrana', ways: 'membrana|membrane' },
  ],
];
