import { family, thousands, type FamilyLine, type ProductDraft } from '../product-draft';

const COLOURS = ['Blanco', 'Negro'] as const;

/** Devices of the wireless alarm line that come in white and in black: letters, title, US cents, own features. */
const GUARD: readonly (readonly [string, string, number, readonly string[]])[] = [
  [
    'PIR',
    'Sensor de movimiento inalámbrico Línea Guarda / 12 m / Inmune a mascotas de 20 kg',
    46_00,
    ['Cobertura de 12 metros y 88°.', 'Inmune a mascotas de hasta 20 kg.'],
  ],
  [
    'PIR-EXT',
    'Sensor de movimiento inalámbrico Línea Guarda / 15 m / Exterior IP55',
    139_00,
    ['Doble PIR de 15 metros para exterior IP55.', 'Antienmascaramiento.'],
  ],
  [
    'CORTINA',
    'Sensor de cortina inalámbrico Línea Guarda / 15 m / Interior y exterior bajo techo',
    98_00,
    ['Cortina de 15 metros y 6°.', 'Sentido de paso.'],
  ],
  [
    'PUERTA',
    'Contacto magnético inalámbrico Línea Guarda / Vibración e inclinación',
    34_00,
    ['Apertura, vibración e inclinación.', 'Batería de siete años.'],
  ],
  [
    'CRISTAL',
    'Sensor de ruptura de cristal inalámbrico Línea Guarda / 9 m',
    44_00,
    ['Cobertura de 9 metros.', 'Batería de siete años.'],
  ],
  [
    'HUMO',
    'Detector de humo y temperatura inalámbrico Línea Guarda / Sirena 85 dB',
    58_00,
    ['Humo y aumento rápido de temperatura.', 'Sirena de 85 dB.'],
  ],
  [
    'AGUA',
    'Sensor de inundación inalámbrico Línea Guarda / IP65',
    39_00,
    ['Cuatro puntos de contacto.', 'Cuerpo IP65.'],
  ],
  [
    'SIRENA',
    'Sirena inalámbrica para interior Línea Guarda / 97 dB',
    49_00,
    ['Volumen de 81 a 97 dB.', 'Batería de cinco años.'],
  ],
  [
    'SIRENA-EXT',
    'Sirena inalámbrica para exterior Línea Guarda / 113 dB / IP54',
    89_00,
    ['Volumen de 85 a 113 dB con estrobo.', 'Exterior IP54.'],
  ],
  [
    'TECLADO',
    'Teclado táctil inalámbrico Línea Guarda / TAG y código',
    98_00,
    ['Código, TAG o teléfono.', 'Batería de tres años.'],
  ],
  [
    'LLAVERO',
    'Control remoto inalámbrico Línea Guarda / 4 botones',
    24_00,
    ['Arma, desarma, noche y pánico.', 'Confirma con luz.'],
  ],
  [
    'RELE',
    'Relevador inalámbrico Línea Guarda / 7 a 24 Vcc',
    42_00,
    ['Controla portón, cerradura o riego.', 'Contacto seco de 5 A.'],
  ],
  [
    'PANICO',
    'Botón de pánico inalámbrico Línea Guarda / Pulsera o llavero',
    32_00,
    ['Aviso a central y familiares.', 'Batería de cinco años.'],
  ],
  [
    'PANEL2',
    'Panel de alarma inalámbrico Línea Guarda 2 / 100 dispositivos / Ethernet y doble SIM 4G',
    349_00,
    ['Cien dispositivos y cincuenta usuarios.', 'Ethernet y doble SIM 4G.'],
  ],
];

const SHELF: Readonly<Record<string, ProductDraft['categories'][number]>> = {
  PIR: 'motion',
  'PIR-EXT': 'motion',
  CORTINA: 'motion',
  PUERTA: 'contacts',
  CRISTAL: 'panic',
  HUMO: 'panic',
  PANICO: 'panic',
  SIRENA: 'sirens',
  'SIRENA-EXT': 'sirens',
  PANEL2: 'alarmPanels',
};

function guardLine(): readonly FamilyLine[] {
  return GUARD.flatMap(([letters, title, cents, own]) =>
    COLOURS.map((colour): FamilyLine => [
      `GRD-${letters}-${colour.slice(0, 1)}`,
      `${title} / ${colour}`,
      cents,
      [...own, `Color ${colour.toLowerCase()}.`],
      {
        categories: [SHELF[letters] ?? 'keypads'],
        variant: {
          group: `grd-${letters.toLowerCase()}`,
          attributes: { Color: colour },
          detail: `Color ${colour.toLowerCase()}`,
        },
      },
    ]),
  );
}

const CELLS: readonly FamilyLine[] = (
  [
    [7, 21_90],
    [9, 28_90],
    [12, 39_00],
    [18, 56_00],
    [24, 78_00],
  ] as const
).flatMap(([ah, cents]): FamilyLine[] => [
  [
    `GVX-BR12-${ah}`,
    `Batería de reemplazo para UPS 12 V ${ah} Ah / Alta descarga`,
    cents,
    [`12 volts y ${ah} Ah de alta descarga.`, 'Reemplazo directo para UPS Galvorex y equivalentes.'],
    { variant: { group: 'gvx-br12', attributes: { Capacidad: `${ah} Ah` }, detail: `12 V ${ah} Ah` }, kg: ah * 0.31 },
  ],
  [
    `GVX-BR12-${ah}-P4`,
    `Juego de 4 baterías de reemplazo para UPS 12 V ${ah} Ah / Alta descarga`,
    cents * 4 - 4_00,
    [`Cuatro baterías de 12 volts y ${ah} Ah.`, 'Para UPS en línea de 48 volts.'],
    { kg: ah * 1.24, unit: 'pack' },
  ],
]);

const HELIANTRA: readonly FamilyLine[] = [
  ...(
    [
      [100, 12],
      [200, 12],
      [440, 24],
      [560, 24],
      [620, 24],
    ] as const
  ).map(([watts, volts]): FamilyLine => [
    `HLT-M${watts}`,
    `Módulo (panel) solar bifacial ${watts} W / ${volts} Vcc / Monocristalino N-Type`,
    watts * 42 + 18_00,
    [`Potencia de ${watts} W para sistemas de ${volts} Vcc.`, 'Celdas N-Type bifaciales: hasta 15 % más de energía.'],
    {
      variant: { group: 'hlt-m', attributes: { Potencia: `${watts} W` }, detail: `Módulo de ${watts} W` },
      kg: watts * 0.05,
      cm: [4, watts > 300 ? 228 : 120, watts > 300 ? 113 : 68],
    },
  ]),
  ...(
    [
      [3, 48, 690_00],
      [5, 48, 990_00],
      [8, 48, 1_590_00],
      [12, 48, 2_290_00],
    ] as const
  ).map(([kw, volts, cents]): FamilyLine => [
    `HLT-HIB${kw}K`,
    `Inversor híbrido ${kw} kW / ${volts} Vcc / 120-240 Vca / MPPT / Respaldo automático`,
    cents,
    [`Potencia de ${kw} kW con batería de ${volts} Vcc.`, 'Trabaja con red, sol y batería; conmuta en 10 ms.'],
    {
      categories: ['inverters'],
      sat: 'powerSupply',
      variant: { group: 'hlt-hib', attributes: { Potencia: `${kw} kW` }, detail: `Híbrido de ${kw} kW` },
      kg: 12 + kw * 3,
      cm: [20, 55, 42],
    },
  ]),
];

const TENSOVIA_UPS: readonly FamilyLine[] = (
  [
    [600, 360, 49_00],
    [900, 540, 74_00],
    [1200, 720, 109_00],
    [2200, 1320, 229_00],
  ] as const
).map(([va, watts, cents]) => [
  `TSV-U${va}`,
  `UPS interactivo ${thousands(va)} VA / ${thousands(watts)} W / 120 Vca / Onda senoidal simulada / USB de carga`,
  cents,
  [`Capacidad de ${thousands(va)} VA / ${thousands(watts)} W.`, 'Puertos USB para cargar teléfonos.'],
  {
    variant: { group: 'tsv-u', attributes: { Capacidad: `${thousands(va)} VA` }, detail: `UPS de ${thousands(va)} VA` },
    kg: va / 130,
    cm: [19, 32, 12],
  },
]);

const REELS: readonly FamilyLine[] = (
  [
    ['Drop', 1, 1000, 129_00],
    ['Drop', 2, 1000, 168_00],
    ['ADSS', 12, 2000, 1_690_00],
    ['ADSS', 24, 2000, 2_450_00],
    ['ADSS', 48, 2000, 3_890_00],
    ['Armada', 6, 1000, 790_00],
    ['Armada', 12, 1000, 1_090_00],
    ['Armada', 24, 1000, 1_590_00],
  ] as const
).map(([kind, strands, metres, cents]) => [
  `FBL-CAR-${kind.toUpperCase()}${strands}-${metres}`,
  `Carrete de fibra óptica ${kind === 'Drop' ? 'acometida drop' : kind === 'ADSS' ? 'ADSS autosoportada' : 'armada'} ${strands} hilo${strands > 1 ? 's' : ''} monomodo / ${thousands(metres)} m / Exterior`,
  cents,
  [
    `${strands} hilo${strands > 1 ? 's' : ''} monomodo OS2 9/125.`,
    `Carrete de ${thousands(metres)} metros para exterior.`,
  ],
  { kg: Math.round(metres * (kind === 'Drop' ? 0.02 : 0.11)) },
]);

const SHIELDED: readonly FamilyLine[] = (['Azul', 'Gris'] as const).flatMap((colour) =>
  (
    [
      [0.5, 3_20],
      [1, 3_90],
      [2, 5_20],
      [3, 6_40],
      [5, 8_90],
      [10, 15_40],
    ] as const
  ).map(([metres, cents]): FamilyLine => [
    `CBX-PC7-${String(metres).replace('.', '')}${metres < 1 ? 'D' : 'M'}${colour.slice(0, 2).toUpperCase()}`,
    `Cordón de parcheo (patch cord) blindado S/FTP Cat7 / ${metres} m / Color ${colour.toLowerCase()} / RJ45 a RJ45`,
    cents,
    [
      `Longitud de ${metres} metros, color ${colour.toLowerCase()}.`,
      'Blindaje por par y general (S/FTP) para 600 MHz.',
    ],
    {
      variant: {
        group: 'cbx-pc7',
        attributes: { Color: colour, Longitud: `${metres} m` },
        detail: `${metres} m, ${colour.toLowerCase()}`,
      },
      kg: Math.round(metres * 45 + 20) / 1000,
    },
  ]),
);

const NODES: readonly FamilyLine[] = (['Blanco', 'Negro'] as const).flatMap((colour) =>
  ([1, 2, 3, 4] as const).map((gangs): FamilyLine => [
    `CSV-ZB${gangs}-${colour.slice(0, 2).toUpperCase()}`,
    `Apagador inteligente Zigbee ${gangs} vía${gangs > 1 ? 's' : ''} / ${colour} / Sin neutro / 120 Vca`,
    17_00 + gangs * 3_50,
    [
      `${gangs} vía${gangs > 1 ? 's' : ''}, color ${colour.toLowerCase()}, sin cable neutro.`,
      'Hasta 400 W por vía; requiere hub Zigbee.',
    ],
    {
      variant: {
        group: 'csv-zb',
        attributes: { Vías: String(gangs), Color: colour },
        detail: `${gangs} vía${gangs > 1 ? 's' : ''}, ${colour.toLowerCase()}`,
      },
    },
  ]),
);

/** Second lines of the same trades: wireless alarm in two colours, replacement batteries, hybrid solar, reels. */
export function moreVariants(): readonly ProductDraft[] {
  return [
    ...family(
      {
        brand: 'alarvento',
        categories: ['keypads'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Alarma inalámbrica de diseño para residencias y comercio.',
        kg: 0.2,
        cm: [10, 7, 4],
      },
      [
        'Radio cifrado de 868 MHz con 1,700 metros de alcance al aire libre.',
        'Se enlaza con código QR desde la aplicación.',
        'Contacto tamper y supervisión cada 12 segundos.',
      ],
      guardLine(),
    ),
    ...family(
      {
        brand: 'galvorex',
        categories: ['agm'],
        sat: 'battery',
        warranty: '1 año',
        use: 'Renueva la autonomía del UPS.',
      },
      ['Tecnología AGM sellada.', 'Terminales F2.', 'Fecha de fabricación reciente.'],
      CELLS,
    ),
    ...family(
      {
        brand: 'heliantra',
        categories: ['solarPanels'],
        sat: 'generic',
        warranty: '15 años',
        use: 'Sistemas solares de alto rendimiento.',
      },
      ['Alta eficiencia en climas cálidos.', 'Resiste polvo, calor y salitre.', 'Ficha técnica en español.'],
      HELIANTRA,
    ),
    ...family(
      {
        brand: 'tensovia',
        categories: ['lineUps'],
        sat: 'ups',
        warranty: '1 año',
        use: 'Ruteador, cámaras y computadora de casa.',
      },
      ['Regulación automática de voltaje.', 'Arranque en frío.', 'Alarma sonora de batería baja.'],
      TENSOVIA_UPS,
    ),
    ...family(
      {
        brand: 'fibrelia',
        categories: ['fibreCable'],
        sat: 'fibreCable',
        warranty: '25 años',
        unit: 'roll',
        use: 'Redes FTTH y enlaces entre sitios.',
      },
      ['Cubierta de polietileno negro con filtro UV.', 'Carrete de madera.', 'Reporte OTDR de fábrica.'],
      REELS,
    ),
    ...family(
      {
        brand: 'cobrelux',
        categories: ['patchCords'],
        sat: 'computerCable',
        warranty: '5 años',
        use: 'Centros de datos y ambientes con ruido eléctrico.',
      },
      ['Contactos de oro de 50 micras.', 'Cubierta LSZH.', 'Probado al 100 % en fábrica.'],
      SHIELDED,
    ),
    ...family(
      {
        brand: 'casavira',
        categories: ['smartSwitches'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Instalaciones sin cable neutro en la caja.',
        kg: 0.18,
      },
      [
        'Funciona sin internet con el hub.',
        'Escenas y horarios en la aplicación.',
        'Compatible con asistentes de voz.',
      ],
      NODES,
    ),
  ];
}
