import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const WALL: readonly FamilyLine[] = (
  [
    [6, 45, 69_00],
    [9, 45, 89_00],
    [12, 45, 112_00],
    [12, 60, 139_00],
    [15, 60, 165_00],
    [18, 60, 195_00],
  ] as const
).map(([units, depth, cents]) => [
  `RKT-GP${units}U-${depth}`,
  `Gabinete de pared ${units} UR / Fondo ${depth} cm / Puerta de cristal / Negro`,
  cents,
  [`${units} unidades de rack.`, `Fondo de ${depth} cm; carga de 60 kg.`],
  {
    kg: units * 1.4,
    cm: [units * 4.45 + 6, 60, depth],
    variant: {
      group: 'rkt-gp',
      attributes: { Altura: `${units} UR`, Fondo: `${depth} cm` },
      detail: `${units} UR, fondo ${depth} cm`,
    },
  },
]);

const FLOOR: readonly FamilyLine[] = [
  ...(
    [
      [24, 60, 319_00],
      [27, 80, 389_00],
      [36, 80, 469_00],
      [42, 80, 549_00],
      [42, 100, 649_00],
      [45, 120, 889_00],
    ] as const
  ).map(([units, depth, cents]): FamilyLine => [
    `RKT-GA${units}U-${depth}`,
    `Gabinete de piso ${units} UR / Fondo ${depth} cm / Puertas perforadas / Negro`,
    cents,
    [`${units} unidades de rack.`, `Fondo de ${depth} cm; carga de 800 kg.`],
    { kg: units * 2.2, cm: [units * 4.45 + 15, 60, depth] },
  ]),
  [
    'RKT-R2P45',
    'Rack abierto de 2 postes 45 UR / Aluminio / Piso',
    149_00,
    ['Cuarenta y cinco unidades de rack.', 'Aluminio estructural; carga de 450 kg.'],
    {
      features: [
        'Cuarenta y cinco unidades de rack.',
        'Aluminio estructural; carga de 450 kg.',
        'Perfiles de 19 pulgadas con numeración.',
        'Pintura electrostática negra.',
        'Incluye tornillería y barra de tierra.',
      ],
      kg: 16,
      cm: [213, 52, 38],
    },
  ],
  [
    'RKT-R4P42',
    'Rack abierto de 4 postes 42 UR / Fondo ajustable 60 a 100 cm / Acero',
    339_00,
    ['Cuarenta y dos unidades de rack.', 'Fondo ajustable de 60 a 100 cm.'],
    {
      features: [
        'Cuarenta y dos unidades de rack.',
        'Fondo ajustable de 60 a 100 cm.',
        'Perfiles de 19 pulgadas con numeración.',
        'Pintura electrostática negra.',
        'Incluye tornillería y barra de tierra.',
      ],
      kg: 48,
      cm: [200, 60, 100],
    },
  ],
  [
    'RKT-R2P24',
    'Rack abierto de 2 postes 24 UR / Acero / Piso',
    98_00,
    ['Veinticuatro unidades de rack.', 'Acero; carga de 250 kg.'],
    {
      features: [
        'Veinticuatro unidades de rack.',
        'Acero; carga de 250 kg.',
        'Perfiles de 19 pulgadas con numeración.',
        'Pintura electrostática negra.',
        'Incluye tornillería y barra de tierra.',
      ],
      kg: 12,
      cm: [120, 52, 38],
    },
  ],
  [
    'RKT-BRAZO6',
    'Rack de pared abatible 6 UR / Acero',
    42_00,
    ['Seis unidades de rack.', 'Marco abatible para mantenimiento.'],
    {
      features: [
        'Seis unidades de rack.',
        'Marco abatible para mantenimiento.',
        'Perfiles de 19 pulgadas con numeración.',
        'Pintura electrostática negra.',
        'Incluye tornillería y barra de tierra.',
      ],
      kg: 5,
      cm: [32, 52, 45],
    },
  ],
  [
    'RKT-EXT12',
    'Gabinete para exterior IP66 12 UR / Ventilación con termostato / Montaje en poste o pared',
    590_00,
    ['Doce unidades de rack para exterior IP66.', 'Ventilación con termostato.'],
    { kg: 38, cm: [70, 60, 50] },
  ],
  [
    'RKT-EXT6-POSTE',
    'Gabinete para exterior IP65 / 40 × 30 × 20 cm / Platina / Poste o pared',
    74_00,
    ['Medidas de 40 × 30 × 20 cm.', 'Platina interior y chapa con llave.'],
    { kg: 6.5, cm: [40, 30, 20] },
  ],
];

const PARTS: readonly FamilyLine[] = [
  ['RKT-CHAR1-25', 'Charola para rack 1 UR / Fondo 25 cm / 20 kg', 16_50, ['Carga de 20 kg.', 'Una unidad de rack.']],
  ['RKT-CHAR2-40', 'Charola para rack 2 UR / Fondo 40 cm / 40 kg', 29_80, ['Carga de 40 kg.', 'Dos unidades de rack.']],
  [
    'RKT-CHAR4P',
    'Charola fija de cuatro puntos / Fondo 65 cm / 90 kg',
    44_00,
    ['Carga de 90 kg.', 'Para gabinete de cuatro postes.'],
  ],
  ['RKT-ORG1-H', 'Organizador horizontal 1 UR / Con tapa', 12_90, ['Una unidad de rack.', 'Tapa desmontable.']],
  ['RKT-ORG2-H', 'Organizador horizontal 2 UR / Con tapa', 19_50, ['Dos unidades de rack.', 'Tapa desmontable.']],
  [
    'RKT-ORG-V45',
    'Organizador vertical 45 UR / Doble / Con tapa',
    98_00,
    ['Cuarenta y cinco unidades de rack.', 'Frente y parte posterior.'],
    { kg: 9 },
  ],
  [
    'RKT-PDU8-15A',
    'Barra multicontacto (PDU) 8 contactos / 15 A 120 Vca / 1 UR / Supresor',
    32_00,
    ['Ocho contactos NEMA 5-15R, 15 A.', 'Supresor de 1,050 joules.'],
  ],
  [
    'RKT-PDU12-20A',
    'Barra multicontacto (PDU) 12 contactos / 20 A 120 Vca / 1 UR / Amperímetro',
    79_00,
    ['Doce contactos NEMA 5-20R, 20 A.', 'Amperímetro digital.'],
  ],
  [
    'RKT-PDU24-IP',
    'Barra multicontacto (PDU) administrable 24 contactos / 30 A 208 Vca / Vertical',
    590_00,
    ['Veinticuatro contactos C13, 30 A.', 'Encendido remoto por contacto.'],
    { kg: 6 },
  ],
  [
    'RKT-VENT2',
    'Charola con 2 ventiladores para gabinete / 120 Vca',
    36_00,
    ['Dos ventiladores de 120 mm.', 'Bajo ruido.'],
  ],
  [
    'RKT-VENT4-T',
    'Charola con 4 ventiladores y termostato para gabinete / 120 Vca',
    74_00,
    ['Cuatro ventiladores de 120 mm.', 'Termostato digital.'],
  ],
  [
    'RKT-TUERCA-100',
    'Kit de tornillo y tuerca enjaulada M6 / 100 juegos',
    18_40,
    ['Cien juegos M6.', 'Acero galvanizado.'],
    { unit: 'pack' },
  ],
  [
    'RKT-CIEGA1-10',
    'Tapa ciega 1 UR / Paquete de 10',
    21_00,
    ['Diez tapas de una unidad.', 'Sin herramienta.'],
    { unit: 'pack' },
  ],
  [
    'RKT-BARRA-T',
    'Barra de tierra física para rack 19" / Cobre',
    38_00,
    ['Cobre de 19 pulgadas.', 'Conforme a TIA-607.'],
  ],
  [
    'RKT-VELCRO-5',
    'Cinta de velcro para cable / Rollo de 5 m / Negra',
    5_90,
    ['Rollo de 5 metros.', 'Reutilizable.'],
    { unit: 'roll' },
  ],
];

const CONDUIT: readonly FamilyLine[] = [
  ...(
    [
      [20, 12, 1_90],
      [32, 12, 3_10],
      [40, 25, 4_90],
      [60, 40, 7_80],
      [100, 45, 13_50],
    ] as const
  ).flatMap(([width, height, cents]): FamilyLine[] => [
    [
      `CNV-${width}${height}-BL`,
      `Canaleta plástica ${width} × ${height} mm / Tramo de 2.5 m / Blanca`,
      cents,
      [`Sección de ${width} × ${height} mm.`, 'Tramo de 2.5 metros color blanco.'],
      { variant: { group: `cnv-${width}`, attributes: { Color: 'Blanco' }, detail: 'Canaleta blanca' } },
    ],
    [
      `CNV-${width}${height}-NG`,
      `Canaleta plástica ${width} × ${height} mm / Tramo de 2.5 m / Negra`,
      cents + 30,
      [`Sección de ${width} × ${height} mm.`, 'Tramo de 2.5 metros color negro.'],
      { variant: { group: `cnv-${width}`, attributes: { Color: 'Negro' }, detail: 'Canaleta negra' } },
    ],
  ]),
  [
    'CNV-CODO-PK10',
    'Codo interior para canaleta / Paquete de 10',
    4_90,
    ['Diez piezas.', 'Para canaleta de 20 y 32 mm.'],
    { unit: 'pack' },
  ],
  [
    'CNV-CHAR-10-3',
    'Charola portacables tipo malla 100 × 54 mm / Tramo de 3 m',
    29_00,
    ['Malla de 100 × 54 mm.', 'Tramo de 3 metros.'],
    { kg: 3.6 },
  ],
  [
    'CNV-CHAR-30-3',
    'Charola portacables tipo malla 300 × 54 mm / Tramo de 3 m',
    54_00,
    ['Malla de 300 × 54 mm.', 'Tramo de 3 metros.'],
    { kg: 6.9 },
  ],
  [
    'CNV-FLEX-34',
    'Tubo flexible metálico 3/4" con forro / Rollo de 30 m',
    48_00,
    ['Diámetro de 3/4 de pulgada.', 'Rollo de 30 metros.'],
    { unit: 'roll', kg: 11 },
  ],
  [
    'CNV-CAJA-1010',
    'Caja de registro plástica 10 × 10 × 7 cm / Exterior IP65',
    3_80,
    ['Medidas de 10 × 10 × 7 cm.', 'Exterior IP65.'],
  ],
  [
    'CNV-CAJA-2015',
    'Caja de registro plástica 20 × 15 × 10 cm / Exterior IP66',
    11_40,
    ['Medidas de 20 × 15 × 10 cm.', 'Exterior IP66.'],
  ],
  [
    'CNV-CINCHO-20',
    'Cincho de nylon 20 cm / Bolsa con 100 piezas / Negro',
    3_40,
    ['Cien piezas de 20 cm.', 'Resistente a rayos UV.'],
    { unit: 'pack' },
  ],
  [
    'CNV-CINCHO-36',
    'Cincho de nylon 36 cm / Bolsa con 100 piezas / Negro',
    6_20,
    ['Cien piezas de 36 cm.', 'Resistente a rayos UV.'],
    { unit: 'pack' },
  ],
];

/** Racks, cabinets, their accessories and conduit. */
export function racks(): readonly ProductDraft[] {
  const cabinet = [
    'Acero rolado en frío de 1.2 mm con pintura electrostática.',
    'Chapa con llave y entradas de cable superior e inferior.',
    'Perfiles de 19 pulgadas con numeración.',
  ];
  return [
    ...family(
      {
        brand: 'rackanto',
        categories: ['wallCabinets'],
        sat: 'computerAccessory',
        warranty: '5 años',
        use: 'Sites pequeños, sucursales y comercio.',
      },
      cabinet,
      WALL,
    ),
    ...family(
      {
        brand: 'rackanto',
        categories: ['floorRacks'],
        sat: 'computerAccessory',
        warranty: '5 años',
        use: 'Sites y centros de datos.',
      },
      cabinet,
      FLOOR,
    ),
    ...family(
      {
        brand: 'rackanto',
        categories: ['rackAccessories'],
        sat: 'computerAccessory',
        warranty: '1 año',
        use: 'Orden, energía y ventilación del gabinete.',
        kg: 1.6,
      },
      ['Compatible con rack de 19 pulgadas.', 'Acabado negro texturizado.', 'Tornillería incluida.'],
      PARTS,
    ),
    ...family(
      {
        brand: 'canalova',
        categories: ['conduit'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Canaliza y protege el cableado.',
        kg: 0.5,
      },
      ['Material autoextinguible.', 'Fácil de cortar y fijar.', 'Cumple con la norma oficial mexicana aplicable.'],
      CONDUIT,
    ),
  ];
}
