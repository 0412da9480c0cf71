import { family, thousands, type FamilyLine, type ProductDraft } from '../product-draft';

/** Name of a colour, its letter in models. */
const COLOURS = [
  ['Azul', 'AZ'],
  ['Gris', 'GR'],
  ['Blanco', 'BL'],
  ['Negro', 'NG'],
  ['Rojo', 'RJ'],
  ['Amarillo', 'AM'],
  ['Verde', 'VD'],
] as const;

interface Utp {
  readonly category: 'Cat5e' | 'Cat6' | 'Cat6A';
  readonly code: string;
  readonly place: string;
  readonly gauge: number;
  readonly mhz: number;
  readonly cents: number;
  readonly colours: number;
  readonly shield: string;
  readonly material: string;
}

const UTP: readonly Utp[] = [
  {
    category: 'Cat5e',
    code: 'C5E-INT',
    place: 'Interior',
    gauge: 24,
    mhz: 100,
    cents: 98_00,
    colours: 4,
    shield: 'UTP',
    material: '100 % cobre',
  },
  {
    category: 'Cat5e',
    code: 'C5E-CCA',
    place: 'Interior',
    gauge: 24,
    mhz: 100,
    cents: 46_00,
    colours: 2,
    shield: 'UTP',
    material: 'CCA (aluminio cobrizado)',
  },
  {
    category: 'Cat5e',
    code: 'C5E-EXT',
    place: 'Exterior',
    gauge: 24,
    mhz: 100,
    cents: 118_00,
    colours: 0,
    shield: 'UTP con gel',
    material: '100 % cobre',
  },
  {
    category: 'Cat6',
    code: 'C6-INT',
    place: 'Interior',
    gauge: 23,
    mhz: 250,
    cents: 149_00,
    colours: 7,
    shield: 'UTP',
    material: '100 % cobre',
  },
  {
    category: 'Cat6',
    code: 'C6-LSZH',
    place: 'Interior',
    gauge: 23,
    mhz: 250,
    cents: 178_00,
    colours: 2,
    shield: 'UTP de baja emisión de humo (LSZH)',
    material: '100 % cobre',
  },
  {
    category: 'Cat6',
    code: 'C6-EXT',
    place: 'Exterior',
    gauge: 23,
    mhz: 250,
    cents: 179_00,
    colours: 0,
    shield: 'UTP con gel',
    material: '100 % cobre',
  },
  {
    category: 'Cat6',
    code: 'C6-FTP',
    place: 'Exterior',
    gauge: 23,
    mhz: 250,
    cents: 205_00,
    colours: 0,
    shield: 'FTP blindado',
    material: '100 % cobre',
  },
  {
    category: 'Cat6A',
    code: 'C6A-INT',
    place: 'Interior',
    gauge: 23,
    mhz: 500,
    cents: 279_00,
    colours: 4,
    shield: 'F/UTP blindado',
    material: '100 % cobre',
  },
];

function utp(cable: Utp, metres: number, colour: readonly [string, string]): ProductDraft {
  const outdoor = cable.place === 'Exterior';
  return {
    model: `CBX-${cable.code}-${metres}${colour[1]}`,
    title: `Bobina de cable ${cable.category} ${cable.shield} / ${metres} m / ${cable.material} / ${cable.place} / Color ${colour[0].toLowerCase()} / ${cable.gauge} AWG`,
    brand: 'cobrelux',
    categories: ['utp'],
    cents: Math.round((cable.cents * metres) / 305) + (metres < 305 ? 6_00 : 0),
    features: [
      `Cuatro pares trenzados ${cable.gauge} AWG, ${cable.material}.`,
      `Categoría ${cable.category.slice(3)} probada a ${cable.mhz} MHz${cable.category === 'Cat6A' ? ' para 10 Gbps' : ''}.`,
      `Bobina de ${metres} metros color ${colour[0].toLowerCase()}.`,
      outdoor ? 'Cubierta de polietileno resistente a rayos UV para exterior.' : 'Cubierta de PVC CMR para interior.',
      cable.material.startsWith('CCA')
        ? 'Para voz y video a distancias cortas; no recomendado para PoE.'
        : 'Apto para PoE++ de 90 W.',
      'Metrado impreso en la cubierta y caja de fácil desenrollado.',
    ],
    use: 'Redes de datos, cámaras IP, telefonía y puntos de acceso.',
    sat: 'networkCable',
    warranty: cable.material.startsWith('CCA') ? '1 año' : '25 años',
    unit: 'roll',
    kg: Math.round(metres * (cable.category === 'Cat6A' ? 0.55 : 0.4)) / 10,
    cm: metres >= 305 ? [36, 36, 22] : [26, 26, 14],
    variant: {
      group: `cbx-${cable.code.toLowerCase()}`,
      attributes: { Color: colour[0], Longitud: `${metres} m` },
      detail: `Bobina de ${metres} m color ${colour[0].toLowerCase()}`,
    },
    accessories: ['CTO-RJ45-C6-100', 'FTN-PINZA-RJ45'],
    proTitle: `Bobina de cable de red ${cable.category} de ${metres} metros para ${cable.place.toLowerCase()}, ${colour[0].toLowerCase()}`,
  };
}

function utpRolls(): readonly ProductDraft[] {
  return UTP.flatMap((cable) => {
    const colours = cable.colours === 0 ? COLOURS.slice(3, 4) : COLOURS.slice(0, cable.colours);
    const lengths = cable.category === 'Cat6A' ? [305] : [305, 100];
    return colours.flatMap((colour) => lengths.map((metres) => utp(cable, metres, colour)));
  });
}

const PATCH_LENGTHS = [
  [0.3, 1_10],
  [0.5, 1_30],
  [1, 1_70],
  [2, 2_40],
  [3, 3_10],
  [5, 4_40],
  [7, 5_80],
  [10, 7_90],
] as const;

function patchCords(): readonly ProductDraft[] {
  const plans = [
    { category: 'Cat5e', colours: COLOURS.slice(0, 4), factor: 80 },
    { category: 'Cat6', colours: COLOURS.slice(0, 7), factor: 100 },
    { category: 'Cat6A', colours: COLOURS.slice(0, 4), factor: 190 },
  ] as const;
  return plans.flatMap((plan) =>
    plan.colours.flatMap((colour) =>
      PATCH_LENGTHS.map(([metres, cents]): ProductDraft => ({
        model: `CBX-PC${plan.category.slice(3).toUpperCase()}-${String(metres).replace('.', '')}${metres < 1 ? 'D' : 'M'}${colour[1]}`,
        title: `Cordón de parcheo (patch cord) ${plan.category} / ${metres} m / Color ${colour[0].toLowerCase()} / UTP / RJ45 a RJ45`,
        brand: 'cobrelux',
        categories: ['patchCords'],
        cents: Math.round((cents * plan.factor) / 100),
        features: [
          `Longitud de ${metres} metros, color ${colour[0].toLowerCase()}.`,
          `Categoría ${plan.category.slice(3)} con conductores de cobre multifilar.`,
          'Conectores RJ45 con contactos de oro de 50 micras.',
          'Bota inyectada que protege la pestaña.',
          'Probado al 100 % en fábrica.',
        ],
        use: 'Conexión de equipos en site, escritorio y gabinete.',
        sat: 'computerCable',
        warranty: '5 años',
        kg: Math.round(metres * 30 + 15) / 1000,
        variant: {
          group: `cbx-pc${plan.category.slice(3).toLowerCase()}`,
          attributes: { Color: colour[0], Longitud: `${metres} m` },
          detail: `${metres} m, ${colour[0].toLowerCase()}`,
        },
      })),
    ),
  );
}

const COAX: readonly FamilyLine[] = [
  [
    'CBX-RG59-S305',
    'Bobina de cable coaxial siamés RG59 + 2 × 18 AWG / 305 m / Interior / Video y energía',
    148_00,
    ['Coaxial RG59 más par de energía 18 AWG.', 'Bobina de 305 metros para interior.'],
    { kg: 17.5 },
  ],
  [
    'CBX-RG59-S152',
    'Bobina de cable coaxial siamés RG59 + 2 × 18 AWG / 152 m / Interior / Video y energía',
    79_00,
    ['Coaxial RG59 más par de energía 18 AWG.', 'Bobina de 152 metros para interior.'],
    { kg: 8.8 },
  ],
  [
    'CBX-RG59-305',
    'Bobina de cable coaxial RG59 / 305 m / 95 % malla de cobre',
    96_00,
    ['Malla de cobre al 95 %.', 'Bobina de 305 metros.'],
    { kg: 11 },
  ],
  [
    'CBX-RG6-305',
    'Bobina de cable coaxial RG6 / 305 m / Blindaje 60 % / TV y video',
    74_00,
    ['Blindaje de aluminio al 60 %.', 'Bobina de 305 metros.'],
    { kg: 12 },
  ],
  [
    'CBX-RG6-EXT305',
    'Bobina de cable coaxial RG6 / 305 m / Exterior con mensajero',
    112_00,
    ['Mensajero de acero para tramos aéreos.', 'Bobina de 305 metros para exterior.'],
    { kg: 16 },
  ],
];

const ALARM_CABLE: readonly FamilyLine[] = (
  [
    [2, 22, 305, 24_00],
    [4, 22, 305, 39_00],
    [6, 22, 305, 58_00],
    [2, 18, 305, 62_00],
    [4, 18, 305, 118_00],
    [2, 16, 152, 49_00],
    [2, 14, 152, 78_00],
    [4, 22, 100, 14_90],
  ] as const
).map(([wires, gauge, metres, cents]) => [
  `CBX-AL${wires}X${gauge}-${metres}`,
  `Bobina de cable para ${gauge <= 16 ? 'audio y bocina' : 'alarma'} ${wires} × ${gauge} AWG / ${metres} m / ${gauge <= 16 ? 'Libre de oxígeno' : 'Sin blindaje'} / Interior`,
  cents,
  [`${wires} conductores ${gauge} AWG de cobre.`, `Bobina de ${metres} metros.`],
  { kg: Math.round(wires * metres * (gauge <= 18 ? 0.11 : 0.05)) / 10 },
]);

const FIBRE_CABLE: readonly FamilyLine[] = (
  [
    [6, 'OM3', 'Interior / Exterior', 1_35],
    [12, 'OM3', 'Interior / Exterior', 2_10],
    [6, 'OS2', 'Exterior armada', 98],
    [12, 'OS2', 'Exterior armada', 1_30],
    [24, 'OS2', 'Exterior armada', 1_95],
    [48, 'OS2', 'ADSS vano 100 m', 2_60],
    [24, 'OS2', 'ADSS vano 100 m', 1_55],
    [12, 'OS2', 'ADSS vano 80 m', 1_05],
    [1, 'OS2', 'Acometida drop', 16],
    [2, 'OS2', 'Acometida drop', 21],
    [96, 'OS2', 'ADSS vano 120 m', 4_20],
    [144, 'OS2', 'Ducto', 5_90],
  ] as const
).map(([strands, mode, place, cents]) => [
  `FBL-${strands}H-${mode}-${place.slice(0, 3).toUpperCase()}`,
  `Cable de fibra óptica ${strands} hilo${strands > 1 ? 's' : ''} ${mode === 'OM3' ? 'multimodo OM3' : 'monomodo OS2'} / ${place} / Por metro`,
  cents,
  [
    `${strands} hilo${strands > 1 ? 's' : ''} ${mode === 'OM3' ? 'multimodo OM3 50/125' : 'monomodo OS2 9/125'}.`,
    `Construcción: ${place.toLowerCase()}.`,
  ],
  { kg: Math.round(strands * 3 + 20) / 1000 },
]);

const JUMPERS: readonly FamilyLine[] = (['LC-LC', 'SC-LC', 'SC-SC', 'LC-ST', 'LC-FC'] as const).flatMap((ends) =>
  (['OS2', 'OM3'] as const).flatMap((mode) =>
    (
      [
        [1, 0],
        [3, 90],
        [5, 1_80],
        [10, 4_10],
        [15, 6_60],
        [20, 9_20],
      ] as const
    ).map(([metres, extra]): FamilyLine => [
      `FBL-J${ends.replace('-', '')}-${mode}-${metres}M`,
      `Jumper de fibra óptica ${ends} dúplex / ${mode === 'OM3' ? 'Multimodo OM3' : 'Monomodo OS2'} / ${metres} m`,
      (mode === 'OM3' ? 7_20 : 5_40) + extra,
      [`Conectores ${ends} UPC dúplex.`, `Longitud de ${metres} metros, fibra ${mode}.`],
      {
        variant: {
          group: `fbl-j${ends.toLowerCase()}-${mode.toLowerCase()}`,
          attributes: { Longitud: `${metres} m` },
          detail: `Jumper de ${metres} metros`,
        },
        kg: 0.03 + metres * 0.008,
      },
    ]),
  ),
);

const FIBRE_PARTS: readonly FamilyLine[] = [
  [
    'FBL-PIG-LC12',
    'Paquete de 12 pigtails LC/UPC monomodo OS2 / 1.5 m / 12 colores',
    18_90,
    ['Doce pigtails de 1.5 metros.', 'Conector LC/UPC.'],
    { categories: ['fibrePatch'], unit: 'pack' },
  ],
  [
    'FBL-PIG-SCA12',
    'Paquete de 12 pigtails SC/APC monomodo OS2 / 1.5 m / 12 colores',
    17_50,
    ['Doce pigtails de 1.5 metros.', 'Conector SC/APC.'],
    { categories: ['fibrePatch'], unit: 'pack' },
  ],
  [
    'FBL-ODF12-LC',
    'Distribuidor de fibra óptica (ODF) 12 puertos LC dúplex / 1 UR / Deslizable',
    54_00,
    ['Doce puertos LC dúplex.', 'Charola deslizable de 1 UR.'],
  ],
  [
    'FBL-ODF24-SC',
    'Distribuidor de fibra óptica (ODF) 24 puertos SC / 1 UR / Deslizable',
    68_00,
    ['Veinticuatro puertos SC.', 'Charola deslizable de 1 UR.'],
  ],
  [
    'FBL-ODF48-LC',
    'Distribuidor de fibra óptica (ODF) 48 puertos LC dúplex / 2 UR',
    119_00,
    ['Cuarenta y ocho puertos LC dúplex.', 'Charola de 2 UR.'],
  ],
  [
    'FBL-CIE-24',
    'Cierre de empalme tipo domo 24 fusiones / Exterior IP68',
    32_00,
    ['Hasta 24 fusiones.', 'Cuatro puertos y sello mecánico IP68.'],
  ],
  [
    'FBL-CIE-96',
    'Cierre de empalme tipo domo 96 fusiones / Exterior IP68',
    58_00,
    ['Hasta 96 fusiones.', 'Seis puertos y sello térmico IP68.'],
  ],
  [
    'FBL-NAP16',
    'Caja NAP 16 puertos SC/APC / Exterior IP65 / Con divisor 1:16',
    49_00,
    ['Dieciséis salidas SC/APC.', 'Divisor 1:16 incluido.'],
  ],
  [
    'FBL-ROSETA2',
    'Roseta de fibra óptica 2 puertos SC / Interior',
    2_60,
    ['Dos puertos SC para el domicilio.', 'Reserva de fibra interna.'],
  ],
];

const OPTICS: readonly FamilyLine[] = [
  ...(
    [
      ['SX', 'multimodo', 550, 850, 9_90],
      ['LX', 'monomodo', 20_000, 1310, 12_90],
      ['EX', 'monomodo', 40_000, 1310, 24_00],
      ['ZX', 'monomodo', 80_000, 1550, 39_00],
    ] as const
  ).map(([code, mode, metres, nm, cents]): FamilyLine => [
    `ENQ-SFP1G-${code}`,
    `Módulo SFP 1.25 Gbps ${code} / ${mode === 'multimodo' ? 'Multimodo' : 'Monomodo'} LC / ${metres >= 1000 ? `${metres / 1000} km` : `${metres} m`} / ${nm} nm`,
    cents,
    [`Velocidad de 1.25 Gbps a ${nm} nm.`, `Alcance de ${thousands(metres)} metros en fibra ${mode}.`],
  ]),
  ...(
    [
      ['SR', 'multimodo', 300, 850, 19_90],
      ['LR', 'monomodo', 10_000, 1310, 28_90],
      ['ER', 'monomodo', 40_000, 1550, 149_00],
    ] as const
  ).map(([code, mode, metres, nm, cents]): FamilyLine => [
    `ENQ-SFP10G-${code}`,
    `Módulo SFP+ 10 Gbps ${code} / ${mode === 'multimodo' ? 'Multimodo' : 'Monomodo'} LC / ${metres >= 1000 ? `${metres / 1000} km` : `${metres} m`} / ${nm} nm`,
    cents,
    [`Velocidad de 10 Gbps a ${nm} nm.`, `Alcance de ${thousands(metres)} metros en fibra ${mode}.`],
  ]),
  [
    'ENQ-SFP-RJ45',
    'Módulo SFP 1.25 Gbps a RJ45 / 100 m por UTP',
    18_50,
    ['Convierte un puerto SFP en RJ45.', 'Hasta 100 metros por UTP.'],
  ],
  [
    'ENQ-BIDI20-PAR',
    'Par de módulos SFP BiDi 1.25 Gbps / Un hilo monomodo / 20 km',
    24_90,
    ['Un solo hilo de fibra, 1310 y 1550 nm.', 'Alcance de 20,000 metros.'],
    { unit: 'pair' },
  ],
  ['ENQ-DAC10G-3M', 'Cable DAC SFP+ 10 Gbps / 3 m', 22_00, ['Conexión directa de 10 Gbps.', 'Longitud de 3 metros.']],
];

const CONVERTERS: readonly FamilyLine[] = [
  [
    'ENQ-MC100-20',
    'Convertidor de medios Fast Ethernet a fibra monomodo SC / 20 km',
    19_80,
    ['Fast Ethernet a fibra monomodo SC.', 'Alcance de 20 km.'],
  ],
  [
    'ENQ-MC1G-SFP',
    'Convertidor de medios Gigabit a SFP',
    26_50,
    ['Gigabit con puerto SFP libre.', 'Admite cualquier módulo de 1.25 Gbps.'],
  ],
  [
    'ENQ-MC1G-BIDI-PAR',
    'Par de convertidores de medios Gigabit un hilo / 20 km',
    48_00,
    ['Gigabit por un solo hilo monomodo.', 'Alcance de 20 km.'],
    { unit: 'pair' },
  ],
  [
    'ENQ-MC1G-POE',
    'Convertidor de medios Gigabit a SFP con PoE+ 30 W',
    58_00,
    ['Entrega PoE+ de 30 W a la cámara.', 'Puerto SFP libre.'],
  ],
  [
    'ENQ-MC-CHASIS14',
    'Chasis para 14 convertidores de medios / Doble fuente',
    168_00,
    ['Catorce ranuras en 2 UR.', 'Dos fuentes redundantes.'],
    { kg: 6.5 },
  ],
  [
    'ENQ-OLT8',
    'OLT GPON 8 puertos / Hasta 1,024 clientes / 4 SFP+ 10G',
    1_290_00,
    ['Ocho puertos GPON para 1,024 clientes.', 'Cuatro enlaces SFP+ de 10 Gbps.'],
    { categories: ['gpon'], kg: 6 },
  ],
  [
    'ENQ-OLT4',
    'OLT GPON 4 puertos / Hasta 512 clientes / 2 SFP+ 10G',
    690_00,
    ['Cuatro puertos GPON para 512 clientes.', 'Dos enlaces SFP+ de 10 Gbps.'],
    { categories: ['gpon'], kg: 4 },
  ],
  [
    'ENQ-ONU-1G',
    'ONU GPON 1 puerto Gigabit / Modo puente',
    16_90,
    ['Un puerto Gigabit.', 'Modo puente.'],
    { categories: ['gpon'] },
  ],
  [
    'ENQ-ONU-AX18',
    'ONU GPON Wi-Fi 6 AX1800 / 4 puertos Gigabit / Voz',
    42_00,
    ['Wi-Fi 6 AX1800 y cuatro puertos Gigabit.', 'Un puerto de voz.'],
    { categories: ['gpon'] },
  ],
];

const PLUGS: readonly FamilyLine[] = [
  [
    'CTO-RJ45-C5E-100',
    'Plug RJ45 Cat5e / Bolsa con 100 piezas',
    9_80,
    ['Para cable Cat5e sólido o multifilar.', 'Bolsa con 100 piezas.'],
    { unit: 'pack' },
  ],
  [
    'CTO-RJ45-C6-100',
    'Plug RJ45 Cat6 / Bolsa con 100 piezas',
    14_90,
    ['Para cable Cat6 de 23 AWG.', 'Bolsa con 100 piezas.'],
    { unit: 'pack' },
  ],
  [
    'CTO-RJ45-PASO-100',
    'Plug RJ45 Cat6 de paso directo / Bolsa con 100 piezas',
    22_50,
    ['Los hilos pasan al frente: ponchado sin error.', 'Bolsa con 100 piezas.'],
    { unit: 'pack' },
  ],
  [
    'CTO-RJ45-C6A-B50',
    'Plug RJ45 Cat6A blindado / Bolsa con 50 piezas',
    46_00,
    ['Blindado para cable Cat6A de 23 AWG.', 'Bolsa con 50 piezas.'],
    { unit: 'pack' },
  ],
  ...COLOURS.slice(0, 5).flatMap(([name, code]): FamilyLine[] => [
    [
      `CTO-JACK6-${code}`,
      `Jack RJ45 Cat6 / Color ${name.toLowerCase()} / Ponchado 110`,
      2_60,
      [`Color ${name.toLowerCase()}.`, 'Categoría 6 con ponchado 110.'],
      { variant: { group: 'cto-jack6', attributes: { Color: name }, detail: `Jack ${name.toLowerCase()}` } },
    ],
    [
      `CTO-BOTA-${code}-50`,
      `Bota para plug RJ45 / Color ${name.toLowerCase()} / Bolsa con 50 piezas`,
      3_20,
      [`Color ${name.toLowerCase()}.`, 'Bolsa con 50 piezas.'],
      {
        unit: 'pack',
        variant: { group: 'cto-bota', attributes: { Color: name }, detail: `Bota ${name.toLowerCase()}` },
      },
    ],
  ]),
  [
    'CTO-JACK6A',
    'Jack RJ45 Cat6A blindado / Sin herramienta',
    7_90,
    ['Categoría 6A blindado.', 'Se arma sin herramienta.'],
  ],
  ['CTO-COPLE6', 'Cople RJ45 hembra a hembra Cat6', 2_20, ['Une dos cordones Cat6.', 'Para interior.']],
  [
    'CTO-COPLE-IP67',
    'Cople RJ45 hembra a hembra Cat6 / Exterior IP67',
    6_40,
    ['Une dos cables a la intemperie.', 'Sello IP67.'],
  ],
];

const PANELS: readonly FamilyLine[] = [
  [
    'CTO-PP24-C6',
    'Panel de parcheo 24 puertos Cat6 / 1 UR / Cargado',
    48_00,
    ['Veinticuatro puertos Cat6 cargados.', 'Una unidad de rack.'],
  ],
  [
    'CTO-PP48-C6',
    'Panel de parcheo 48 puertos Cat6 / 2 UR / Cargado',
    92_00,
    ['Cuarenta y ocho puertos Cat6 cargados.', 'Dos unidades de rack.'],
  ],
  [
    'CTO-PP24-C5E',
    'Panel de parcheo 24 puertos Cat5e / 1 UR / Cargado',
    36_00,
    ['Veinticuatro puertos Cat5e cargados.', 'Una unidad de rack.'],
  ],
  [
    'CTO-PP24-MOD',
    'Panel de parcheo modular 24 puertos / 1 UR / Vacío',
    17_50,
    ['Para jacks tipo keystone.', 'Una unidad de rack.'],
  ],
  [
    'CTO-PP24-C6A',
    'Panel de parcheo 24 puertos Cat6A blindado / 1 UR / Cargado',
    169_00,
    ['Veinticuatro puertos Cat6A blindados.', 'Una unidad de rack.'],
  ],
  ...[1, 2, 4, 6].map((ports): FamilyLine => [
    `CTO-PLACA${ports}-BL`,
    `Placa de pared ${ports} puerto${ports > 1 ? 's' : ''} / Blanca / Vertical`,
    1_20 + ports * 15,
    [`${ports} puerto${ports > 1 ? 's' : ''} para jack keystone.`, 'Color blanco con porta etiqueta.'],
    {
      variant: {
        group: 'cto-placa',
        attributes: { Puertos: `${ports} puerto${ports > 1 ? 's' : ''}` },
        detail: `Placa de ${ports} puerto${ports > 1 ? 's' : ''}`,
      },
    },
  ]),
];

/** Copper and fibre cable, jumpers, optics, connectors and panels. */
export function cabling(): readonly ProductDraft[] {
  const copper = [
    'Conductores de cobre electrolítico.',
    'Cubierta de PVC retardante a la flama.',
    'Metrado impreso en la cubierta.',
  ];
  const optics = ['Compatible con equipos que cumplen MSA.', 'Diagnóstico digital DDM.', 'Se conecta en caliente.'];
  return [
    ...utpRolls(),
    ...patchCords(),
    ...family(
      {
        brand: 'cobrelux',
        categories: ['coax'],
        sat: 'coaxCable',
        warranty: '10 años',
        unit: 'roll',
        use: 'Cámaras TurboHD y analógicas, televisión y antenas.',
      },
      copper,
      COAX,
    ),
    ...family(
      {
        brand: 'cobrelux',
        categories: ['alarmCable'],
        sat: 'networkCable',
        warranty: '10 años',
        unit: 'roll',
        use: 'Sensores, sirenas, cerraduras y bocinas.',
      },
      copper,
      ALARM_CABLE,
    ),
    ...family(
      {
        brand: 'fibrelia',
        categories: ['fibreCable'],
        sat: 'fibreCable',
        warranty: '25 años',
        unit: 'metre',
        use: 'Enlaces troncales entre edificios y redes de acceso.',
      },
      ['Código de colores TIA-598.', 'Se vende por metro en carrete.', 'Hilo de rasgado y metrado impreso.'],
      FIBRE_CABLE,
    ),
    ...family(
      {
        brand: 'fibrelia',
        categories: ['fibrePatch'],
        sat: 'fibreCable',
        warranty: '5 años',
        use: 'Conexión entre distribuidor y equipo activo.',
      },
      ['Pérdida de inserción menor a 0.3 dB.', 'Cubierta LSZH.', 'Reporte de prueba incluido.'],
      JUMPERS,
    ),
    ...family(
      {
        brand: 'fibrelia',
        categories: ['fibreEnclosures'],
        sat: 'connector',
        warranty: '5 años',
        use: 'Organiza y protege los empalmes.',
        kg: 1.4,
      },
      ['Incluye protectores de fusión y herrajes.', 'Radio de curvatura controlado.', 'Rotulado por puerto.'],
      FIBRE_PARTS,
    ),
    ...family(
      {
        brand: 'enlatiq',
        categories: ['sfp'],
        sat: 'networkEquipment',
        warranty: '3 años',
        use: 'Enlaces de fibra entre switches y ruteadores.',
        kg: 0.05,
        cm: [3, 12, 8],
      },
      optics,
      OPTICS,
    ),
    ...family(
      {
        brand: 'enlatiq',
        categories: ['mediaConverters'],
        sat: 'networkEquipment',
        warranty: '2 años',
        use: 'Lleva la red por fibra óptica a larga distancia.',
        kg: 0.4,
      },
      ['Fuente de alimentación incluida.', 'Indicadores de enlace por puerto.', 'Opera de 0 a 50 °C.'],
      CONVERTERS,
    ),
    ...family(
      {
        brand: 'conectaro',
        categories: ['plugs'],
        sat: 'connector',
        warranty: '1 año',
        use: 'Terminación de cable de red.',
        kg: 0.15,
      },
      ['Contactos con baño de oro.', 'Policarbonato resistente.', 'Compatible con T568A y T568B.'],
      PLUGS,
    ),
    ...family(
      {
        brand: 'conectaro',
        categories: ['patchPanels'],
        sat: 'connector',
        warranty: '10 años',
        use: 'Orden y rotulado del cableado.',
        kg: 0.6,
      },
      ['Compatible con T568A y T568B.', 'Porta etiqueta por puerto.', 'Tornillería incluida.'],
      PANELS,
    ),
  ];
}
