import { family, thousands, type FamilyLine, type ProductDraft } from '../product-draft';

const LINE_UPS: readonly FamilyLine[] = (
  [
    [500, 300, 4, 44_00],
    [750, 450, 6, 59_00],
    [1000, 600, 8, 89_00],
    [1500, 900, 8, 139_00],
    [2000, 1200, 8, 199_00],
    [3000, 1800, 8, 319_00],
  ] as const
).flatMap(([va, watts, outlets, cents]): FamilyLine[] => [
  [
    `GVX-L${va}`,
    `UPS interactivo ${thousands(va)} VA / ${thousands(watts)} W / 120 Vca / ${outlets} contactos / Torre`,
    cents,
    [`Capacidad de ${thousands(va)} VA / ${thousands(watts)} W.`, `${outlets} contactos NEMA 5-15R con respaldo.`],
    {
      variant: {
        group: 'gvx-l',
        attributes: { Capacidad: `${thousands(va)} VA` },
        detail: `UPS de ${thousands(va)} VA`,
      },
      kg: va / 120,
      cm: [20, 34, 14],
    },
  ],
  ...(va >= 1000
    ? [
        [
          `GVX-LR${va}`,
          `UPS interactivo ${thousands(va)} VA / ${thousands(watts)} W / 120 Vca / ${outlets} contactos / Rack 2 UR / Pantalla LCD`,
          cents + 90_00,
          [`Capacidad de ${thousands(va)} VA / ${thousands(watts)} W.`, 'Dos unidades de rack con pantalla LCD.'],
          {
            variant: {
              group: 'gvx-lr',
              attributes: { Capacidad: `${thousands(va)} VA` },
              detail: `UPS de ${thousands(va)} VA para rack`,
            },
            kg: va / 90,
            cm: [8.8, 44, 42],
          },
        ] as FamilyLine,
      ]
    : []),
]);

const ONLINE: readonly FamilyLine[] = (
  [
    [1, 120, 429_00],
    [2, 120, 749_00],
    [3, 120, 1_090_00],
    [6, 220, 2_190_00],
    [10, 220, 2_990_00],
    [20, 220, 6_450_00],
  ] as const
).map(([kva, volts, cents]) => [
  `GVX-O${kva}K`,
  `UPS en línea (online) doble conversión ${kva} kVA / ${thousands(kva * 900)} W / ${volts} Vca / Torre y rack`,
  cents,
  [
    `Doble conversión de ${kva} kVA / ${thousands(kva * 900)} W.`,
    'Cero milisegundos de transferencia y onda senoidal pura.',
  ],
  {
    variant: { group: 'gvx-o', attributes: { Capacidad: `${kva} kVA` }, detail: `UPS en línea de ${kva} kVA` },
    kg: 14 + kva * 11,
    cm: [8.8, 44, 60],
  },
]);

const REGULATORS: readonly FamilyLine[] = [
  ...(
    [
      [1000, 4, 18_90],
      [1500, 8, 26_50],
      [2000, 8, 34_00],
      [3000, 8, 62_00],
    ] as const
  ).map(([va, outlets, cents]): FamilyLine => [
    `GVX-R${va}`,
    `Regulador de voltaje ${thousands(va)} VA / 120 Vca / ${outlets} contactos`,
    cents,
    [`Capacidad de ${thousands(va)} VA.`, `${outlets} contactos regulados.`],
    {
      variant: {
        group: 'gvx-r',
        attributes: { Capacidad: `${thousands(va)} VA` },
        detail: `Regulador de ${thousands(va)} VA`,
      },
      kg: va / 600,
    },
  ]),
  [
    'GVX-RF5',
    'Regulador ferrorresonante 5 kVA / 120 / 220 Vca',
    690_00,
    ['Aislamiento y regulación de 3 %.', 'Capacidad de 5 kVA.'],
    { kg: 62 },
  ],
  [
    'GVX-SNMP',
    'Tarjeta de red SNMP para UPS en línea',
    189_00,
    ['Monitoreo por red y correo.', 'Apagado ordenado de servidores.'],
    {
      features: [
        'Monitoreo por red y correo.',
        'Apagado ordenado de servidores.',
        'Compatible con UPS en línea Galvorex.',
        'Sensor de temperatura opcional.',
        'Configuración por navegador.',
      ],
      kg: 0.2,
    },
  ],
  [
    'GVX-BAT-O3',
    'Banco de baterías externo para UPS en línea de 3 kVA / 72 Vcc',
    489_00,
    ['Duplica el respaldo.', 'Baterías de 72 Vcc 9 Ah.'],
    {
      features: [
        'Duplica el respaldo.',
        'Baterías de 72 Vcc 9 Ah.',
        'Se conectan varios bancos en paralelo.',
        'Cable y conector incluidos.',
        'Baterías reemplazables.',
      ],
      kg: 28,
    },
  ],
];

const PSU12: readonly FamilyLine[] = [
  ...(
    [
      [1, 4_90],
      [2, 6_90],
      [3, 10_50],
      [5, 14_90],
    ] as const
  ).map(([amps, cents]): FamilyLine => [
    `VLT-12V${amps}A`,
    `Fuente de alimentación 12 Vcc ${amps} A / Plug 2.1 mm / 120-240 Vca / Interior`,
    cents,
    [`12 volts y ${amps} ampere${amps > 1 ? 's' : ''} regulados.`, 'Plug macho de 2.1 mm para una cámara o divisor.'],
    {
      variant: { group: 'vlt-12v', attributes: { Corriente: `${amps} A` }, detail: `12 Vcc ${amps} A` },
      kg: 0.1 + amps * 0.06,
    },
  ]),
  ...(
    [
      [5, 4, 32_00],
      [10, 9, 52_00],
      [20, 16, 84_00],
      [30, 18, 119_00],
    ] as const
  ).map(([amps, outputs, cents]): FamilyLine => [
    `VLT-G12-${amps}A${outputs}`,
    `Fuente de 12 Vcc ${amps} A en gabinete / ${outputs} salidas con fusible PTC / Para cámaras`,
    cents,
    [`12 volts y ${amps} amperes en ${outputs} salidas.`, 'Gabinete metálico con chapa y llave.'],
    {
      variant: {
        group: 'vlt-g12',
        attributes: { Salidas: `${outputs} salidas` },
        detail: `${amps} A, ${outputs} salidas`,
      },
      kg: 2 + amps * 0.09,
      cm: [23, 21, 8],
    },
  ]),
  [
    'VLT-12V2A-EXT',
    'Fuente de alimentación 12 Vcc 2 A / Exterior IP65 / 120-240 Vca',
    12_80,
    ['12 volts y 2 amperes.', 'Encapsulada para exterior IP65.'],
    { kg: 0.3 },
  ],
  [
    'VLT-12V10A-RIEL',
    'Fuente de alimentación 12 Vcc 10 A / Riel DIN / 120-240 Vca',
    58_00,
    ['12 volts y 10 amperes.', 'Riel DIN, −20 a 70 °C.'],
    { kg: 0.7 },
  ],
  [
    'VLT-5V3A-C',
    'Fuente de alimentación 5 Vcc 3 A / USB-C',
    7_90,
    ['5 volts y 3 amperes.', 'Cable USB-C de 1.2 metros.'],
    { kg: 0.12 },
  ],
];

const PSU24: readonly FamilyLine[] = [
  [
    'VLT-24AC-4A',
    'Fuente de 24 Vca 4 A en gabinete / 8 salidas / Para cámaras PTZ',
    79_00,
    ['24 Vca y 4 amperes en ocho salidas.', 'Gabinete metálico con llave.'],
    { kg: 4.2 },
  ],
  [
    'VLT-24AC-10A',
    'Fuente de 24 Vca 10 A en gabinete / 16 salidas / Para cámaras PTZ',
    148_00,
    ['24 Vca y 10 amperes en dieciséis salidas.', 'Gabinete metálico con llave.'],
    { kg: 7.8 },
  ],
  [
    'VLT-24V5A-RIEL',
    'Fuente de alimentación 24 Vcc 5 A / Riel DIN / 120-240 Vca',
    54_00,
    ['24 volts y 5 amperes.', 'Riel DIN, −20 a 70 °C.'],
    { kg: 0.6 },
  ],
  [
    'VLT-48V5A-RIEL',
    'Fuente de alimentación 48 Vcc 5 A (240 W) / Riel DIN / Para switch PoE industrial',
    96_00,
    ['48 volts y 5 amperes.', 'Riel DIN, −20 a 70 °C.'],
    { kg: 0.9 },
  ],
  [
    'VLT-48V25A-TEL',
    'Rectificador 48 Vcc 25 A / Telecomunicaciones / 1 UR / Administrable',
    590_00,
    ['48 volts y 25 amperes con respaldo.', 'Administración SNMP.'],
    { kg: 6 },
  ],
  [
    'VLT-CONV-24-12',
    'Convertidor de 24 a 12 Vcc 5 A / Para vehículo',
    29_00,
    ['Entrada de 18 a 32 Vcc.', 'Salida de 12 Vcc 5 A.'],
    { kg: 0.4 },
  ],
];

const BACKUP: readonly FamilyLine[] = (
  [
    [3, 42_00],
    [5, 56_00],
    [10, 98_00],
  ] as const
).flatMap(([amps, cents]): FamilyLine[] => [
  [
    `VLT-R12-${amps}A`,
    `Fuente con respaldo 12 Vcc ${amps} A / Cargador de batería / Gabinete / Control de acceso`,
    cents,
    [`12 volts y ${amps} amperes con cargador.`, 'Conmuta a batería sin interrupción.'],
    {
      variant: { group: 'vlt-r12', attributes: { Corriente: `${amps} A` }, detail: `12 Vcc ${amps} A` },
      accessories: ['PLM-12V7'],
    },
  ],
  [
    `VLT-R24-${amps}A`,
    `Fuente con respaldo 24 Vcc ${amps} A / Cargador de batería / Gabinete / Incendio y acceso`,
    cents + 18_00,
    [`24 volts y ${amps} amperes con cargador.`, 'Entrada de panel de incendio que libera puertas.'],
    { variant: { group: 'vlt-r24', attributes: { Corriente: `${amps} A` }, detail: `24 Vcc ${amps} A` } },
  ],
]);

const AGM: readonly FamilyLine[] = (
  [
    [6, 4, 9_80],
    [12, 4, 15_90],
    [12, 7, 19_80],
    [12, 9, 26_50],
    [12, 12, 36_00],
    [12, 18, 52_00],
    [12, 26, 74_00],
    [12, 35, 98_00],
    [12, 55, 149_00],
    [12, 75, 189_00],
    [12, 100, 229_00],
    [12, 150, 339_00],
    [12, 200, 439_00],
  ] as const
).map(([volts, ah, cents]) => [
  `PLM-${volts}V${ah}`,
  `Batería sellada AGM ${volts} V ${ah} Ah / Libre de mantenimiento${ah >= 55 ? ' / Ciclo profundo' : ''}`,
  cents,
  [`${volts} volts y ${ah} Ah.`, ah >= 55 ? 'Ciclo profundo para sistemas solares.' : 'Para alarmas, acceso y UPS.'],
  {
    variant: {
      group: 'plm-agm',
      attributes: { Voltaje: `${volts} V`, Capacidad: `${ah} Ah` },
      detail: `${volts} V ${ah} Ah`,
    },
    kg: Math.round(volts * ah * 2.6) / 100 + 0.1,
  },
]);

const LITHIUM: readonly FamilyLine[] = [
  ...(
    [
      [12, 100, 389_00],
      [12, 200, 749_00],
      [24, 100, 759_00],
      [48, 50, 790_00],
      [48, 100, 1_390_00],
    ] as const
  ).map(([volts, ah, cents]): FamilyLine => [
    `PLM-LI${volts}-${ah}`,
    `Batería de litio LiFePO4 ${volts} V ${ah} Ah / BMS / ${volts === 48 ? 'Rack' : 'Ciclo profundo'}`,
    cents,
    [`${volts} volts y ${ah} Ah (${thousands(volts * ah)} Wh).`, 'Más de 6,000 ciclos al 80 %.'],
    { kg: Math.round(volts * ah * 0.09) / 10 },
  ]),
  [
    'PLM-18650-4',
    'Batería de litio 18650 3.7 V 2600 mAh / Paquete de 4',
    19_80,
    ['3.7 volts y 2600 mAh.', 'Cuatro piezas con protección.'],
    { kg: 0.2, unit: 'pack' },
  ],
  [
    'PLM-CR123-10',
    'Batería de litio CR123A 3 V / Paquete de 10 / Para sensores',
    17_90,
    ['3 volts para sensores inalámbricos.', 'Diez piezas.'],
    { kg: 0.18, unit: 'pack' },
  ],
];

const MODULES: readonly FamilyLine[] = (
  [
    [20, 12, 24_00],
    [50, 12, 46_00],
    [85, 12, 72_00],
    [150, 12, 109_00],
    [340, 24, 139_00],
    [410, 24, 168_00],
    [460, 24, 189_00],
    [550, 24, 219_00],
    [600, 24, 249_00],
  ] as const
).flatMap(([watts, volts, cents]): FamilyLine[] => [
  [
    `SLQ-${watts}W-${volts}`,
    `Módulo (panel) solar ${watts} W / ${volts} Vcc / Monocristalino${watts > 400 ? ' media celda' : ''}`,
    cents,
    [
      `Potencia de ${watts} W para sistemas de ${volts} Vcc.`,
      `Celdas monocristalinas${watts > 400 ? ' PERC de media celda' : ''}.`,
    ],
    {
      variant: { group: `slq-${volts}`, attributes: { Potencia: `${watts} W` }, detail: `Módulo de ${watts} W` },
      kg: Math.round(watts * 0.48) / 10,
      cm: [4, watts > 300 ? 210 : 90, watts > 300 ? 113 : 60],
    },
  ],
]);

const INVERTERS: readonly FamilyLine[] = [
  ...(
    [
      [1.5, 220, 389_00],
      [3, 220, 590_00],
      [5, 220, 790_00],
      [10, 220, 1_390_00],
      [15, 220, 1_890_00],
      [30, 480, 3_290_00],
    ] as const
  ).map(([kw, volts, cents]): FamilyLine => [
    `SLQ-GT${String(kw)}K`,
    `Inversor solar interconectado a la red ${kw} kW / ${volts} Vca / Wi-Fi / IP65`,
    cents,
    [`Potencia de ${kw} kW a ${volts} Vca.`, 'Dos o más seguidores MPPT y monitoreo Wi-Fi.'],
    {
      variant: { group: 'slq-gt', attributes: { Potencia: `${kw} kW` }, detail: `Inversor de ${kw} kW` },
      kg: 9 + kw * 1.6,
    },
  ]),
  ...(
    [
      [300, 12, 49_00],
      [600, 12, 79_00],
      [1500, 12, 219_00],
      [3000, 24, 489_00],
      [5000, 48, 790_00],
    ] as const
  ).map(([watts, volts, cents]): FamilyLine => [
    `HLT-OF${watts}-${volts}`,
    `Inversor fuera de red ${thousands(watts)} W / ${volts} Vcc a 120 Vca / Onda senoidal pura`,
    cents,
    [`Potencia continua de ${thousands(watts)} W.`, `Entrada de ${volts} Vcc y salida de 120 Vca.`],
    { brand: 'heliantra', kg: 1 + watts / 300 },
  ]),
  [
    'SLQ-MICRO800',
    'Microinversor 800 W / Dos módulos / 220 Vca / IP67',
    189_00,
    ['Dos módulos de hasta 500 W.', 'Monitoreo por módulo; IP67.'],
    { kg: 3.2 },
  ],
];

const CONTROLLERS: readonly FamilyLine[] = [
  ...([10, 20, 30, 60] as const).map((amps): FamilyLine => [
    `SLQ-PWM${amps}`,
    `Controlador de carga solar PWM ${amps} A / 12-24 Vcc / Pantalla LCD / USB`,
    9_00 + amps * 90,
    [`Corriente de ${amps} amperes, PWM.`, 'Detecta 12 o 24 Vcc.'],
    { variant: { group: 'slq-pwm', attributes: { Corriente: `${amps} A` }, detail: `PWM ${amps} A` } },
  ]),
  ...([20, 40, 60, 100] as const).map((amps): FamilyLine => [
    `SLQ-MPPT${amps}`,
    `Controlador de carga solar MPPT ${amps} A / 12-48 Vcc / RS-485`,
    39_00 + amps * 3_20,
    [`Corriente de ${amps} amperes, MPPT.`, 'Entrada de hasta 150 Vcc.'],
    { variant: { group: 'slq-mppt', attributes: { Corriente: `${amps} A` }, detail: `MPPT ${amps} A` } },
  ]),
];

const SOLAR_PARTS: readonly FamilyLine[] = [
  [
    'SLQ-MC4-10',
    'Pares de conectores MC4 / 1,000 Vcc / Paquete de 10',
    14_90,
    ['Diez pares macho y hembra.', '1,000 Vcc y 30 A; IP67.'],
    { unit: 'pack' },
  ],
  [
    'SLQ-CAB10-100',
    'Cable solar 10 AWG negro / Rollo de 100 m',
    98_00,
    ['Doble aislamiento de 2,000 V.', 'Rollo de 100 metros.'],
    { unit: 'roll', kg: 9 },
  ],
  [
    'SLQ-EST-T2',
    'Estructura para 2 módulos solares / Techo plano / Aluminio',
    89_00,
    ['Inclinación ajustable.', 'Aluminio anodizado.'],
    { kg: 8 },
  ],
  [
    'SLQ-EST-T4',
    'Estructura para 4 módulos solares / Techo plano / Aluminio',
    149_00,
    ['Inclinación ajustable.', 'Aluminio anodizado.'],
    { kg: 15 },
  ],
  [
    'SLQ-EST-POSTE',
    'Montaje para módulo solar de hasta 150 W en poste',
    42_00,
    ['Poste de 2 a 4 pulgadas.', 'Inclinación ajustable.'],
    { kg: 4 },
  ],
  [
    'SLQ-COMB4',
    'Caja combinadora 4 cadenas / Fusible y supresor / 1,000 Vcc / IP65',
    159_00,
    ['Cuatro cadenas con fusible de 15 A.', 'Supresor de 40 kA.'],
    { kg: 4.5 },
  ],
  [
    'SLQ-LAMP60',
    'Luminaria solar LED 60 W / Sensor de presencia / Exterior IP65',
    79_00,
    ['Luz de 6,000 lúmenes.', 'Batería de litio integrada.'],
    { kg: 4.2 },
  ],
  [
    'SLQ-LAMP120',
    'Luminaria solar LED 120 W / Sensor de presencia / Exterior IP66',
    139_00,
    ['Luz de 12,000 lúmenes.', 'Batería de litio integrada.'],
    { kg: 7.4 },
  ],
];

const SURGE: readonly FamilyLine[] = [
  [
    'TSV-POE-G',
    'Protector contra descargas para línea Ethernet PoE / Gigabit / Interior',
    24_00,
    ['Gigabit con PoE++.', 'Corriente de descarga de 10 kA.'],
  ],
  [
    'TSV-POE-G-EXT',
    'Protector contra descargas para línea Ethernet PoE / Gigabit / Exterior IP67',
    39_00,
    ['Gigabit con PoE++, exterior IP67.', 'Corriente de descarga de 10 kA.'],
  ],
  [
    'TSV-POE-16',
    'Protector contra descargas Ethernet PoE de 16 canales / 1 UR',
    289_00,
    ['Dieciséis canales Gigabit.', 'Una unidad de rack.'],
    { kg: 3 },
  ],
  [
    'TSV-BNC',
    'Protector contra descargas para coaxial BNC / TurboHD',
    14_80,
    ['Compatible con 8 megapixeles.', 'Corriente de descarga de 5 kA.'],
  ],
  [
    'TSV-N-6G',
    'Protector contra descargas coaxial N / DC a 6 GHz',
    28_00,
    ['De DC a 6 GHz, conector N.', 'Cápsula de gas reemplazable.'],
  ],
  ['TSV-120-40', 'Supresor de picos 120 Vca / 40 kA / Riel DIN', 58_00, ['40 kA por fase.', 'Indicador de vida útil.']],
  [
    'TSV-220T-80',
    'Supresor de picos trifásico 220 Vca / 80 kA / Gabinete NEMA 4X',
    289_00,
    ['80 kA por fase.', 'Gabinete NEMA 4X.'],
    { kg: 3.8 },
  ],
  [
    'TSV-1000DC',
    'Supresor de picos solar 1,000 Vcc / 40 kA / Riel DIN',
    69_00,
    ['Para cadenas de hasta 1,000 Vcc.', '40 kA.'],
  ],
  [
    'TSV-485',
    'Protector contra descargas para RS-485 / 12 Vcc',
    18_90,
    ['Dos pares de RS-485.', 'Corriente de descarga de 5 kA.'],
  ],
  [
    'TSV-PARARRAYO',
    'Pararrayos tipo dipolo corona / Radio de 60 m / Acero inoxidable',
    490_00,
    ['Radio de protección de 60 metros.', 'Acero inoxidable.'],
    { kg: 6 },
  ],
  [
    'TSV-TIERRA-KIT',
    'Kit de puesta a tierra / Electrodo 1.5 m, intensificador y registro',
    118_00,
    ['Electrodo de 1.5 metros e intensificador.', 'Registro plástico con tapa.'],
    { kg: 16, unit: 'kit' },
  ],
];

/** UPS, regulators, power supplies, batteries, solar and surge protection. */
export function energy(): readonly ProductDraft[] {
  const supply = [
    'Protección contra sobrecarga, corto circuito y sobrevoltaje.',
    'Eficiencia superior a 85 %.',
    'Indicador LED de encendido.',
  ];
  const inverter = [
    'Protección contra sobrecarga, sobrevoltaje y corto circuito.',
    'Eficiencia superior a 93 %.',
    'Pantalla o indicadores de estado.',
  ];
  const mounting = ['Materiales resistentes a la intemperie.', 'Vida útil mayor a 10 años.', 'Instructivo en español.'];
  const sun = [
    'Garantía contra defectos de fabricación.',
    'Resiste granizo y viento.',
    'Ficha técnica y memoria de cálculo disponibles.',
  ];
  return [
    ...family(
      {
        brand: 'galvorex',
        categories: ['lineUps'],
        sat: 'ups',
        warranty: '2 años',
        use: 'Computadoras, grabadores, ruteadores y puntos de venta.',
      },
      [
        'Regulación automática de voltaje de 90 a 145 Vca.',
        'Puerto USB y apagado automático.',
        'Batería reemplazable por el usuario.',
      ],
      LINE_UPS,
    ),
    ...family(
      {
        brand: 'galvorex',
        categories: ['onlineUps'],
        sat: 'ups',
        warranty: '2 años',
        use: 'Servidores, conmutadores y equipo médico.',
      },
      ['Factor de potencia de 0.9.', 'Ranura para tarjeta SNMP.', 'Crece en respaldo con bancos externos.'],
      ONLINE,
    ),
    ...family(
      {
        brand: 'galvorex',
        categories: ['regulators'],
        sat: 'regulator',
        warranty: '3 años',
        use: 'Protege equipo sensible de variaciones de voltaje.',
      },
      ['Supresión de picos.', 'Indicadores de estado.', 'Protección contra sobrecarga restablecible.'],
      REGULATORS,
    ),
    ...family(
      {
        brand: 'voltarima',
        categories: ['psu12'],
        sat: 'powerSupply',
        warranty: '2 años',
        use: 'Cámaras, cerraduras y equipo de 12 volts.',
      },
      supply,
      PSU12,
    ),
    ...family(
      {
        brand: 'voltarima',
        categories: ['psu24'],
        sat: 'powerSupply',
        warranty: '2 años',
        use: 'Cámaras PTZ, industria y telecomunicaciones.',
      },
      supply,
      PSU24,
    ),
    ...family(
      {
        brand: 'voltarima',
        categories: ['psuBackup'],
        sat: 'powerSupply',
        warranty: '2 años',
        use: 'Control de acceso y alarma que no deben apagarse.',
        kg: 2.6,
        cm: [30, 25, 9],
      },
      supply,
      BACKUP,
    ),
    ...family(
      {
        brand: 'plomalia',
        categories: ['agm'],
        sat: 'battery',
        warranty: '1 año',
        use: 'Respaldo de sistemas de seguridad y energía.',
      },
      ['Tecnología AGM sellada sin derrames.', 'Baja autodescarga.', 'Opera en cualquier posición.'],
      AGM,
    ),
    ...family(
      {
        brand: 'plomalia',
        categories: ['lithium'],
        sat: 'battery',
        warranty: '5 años',
        use: 'Energía de larga vida y bajo peso.',
      },
      ['Protección integrada contra sobrecarga y corto circuito.', 'Sin efecto memoria.', 'Opera de −10 a 50 °C.'],
      LITHIUM,
    ),
    ...family(
      {
        brand: 'solquino',
        categories: ['solarPanels'],
        sat: 'generic',
        warranty: '12 años',
        use: 'Sistemas interconectados, bombeo y sitios remotos.',
      },
      sun,
      MODULES,
    ),
    ...family(
      {
        brand: 'solquino',
        categories: ['inverters'],
        sat: 'powerSupply',
        warranty: '5 años',
        use: 'Convierte la energía del sol para la casa o la empresa.',
      },
      inverter,
      INVERTERS,
    ),
    ...family(
      {
        brand: 'solquino',
        categories: ['chargeControllers'],
        sat: 'powerSupply',
        warranty: '2 años',
        use: 'Carga segura de baterías en sistemas aislados.',
        kg: 0.8,
      },
      ['Protección contra polaridad inversa.', 'Curvas para AGM, gel y litio.', 'Compensación de temperatura.'],
      CONTROLLERS,
    ),
    ...family(
      {
        brand: 'solquino',
        categories: ['solarAccessories'],
        sat: 'generic',
        warranty: '2 años',
        use: 'Instalación de sistemas solares.',
        kg: 1,
      },
      mounting,
      SOLAR_PARTS,
    ),
    ...family(
      {
        brand: 'tensovia',
        categories: ['surge'],
        sat: 'powerSupply',
        warranty: '5 años',
        use: 'Protege cámaras, antenas y tableros contra rayos y picos.',
        kg: 0.3,
      },
      ['Respuesta menor a 25 nanosegundos.', 'Conexión a tierra incluida.', 'Cumple IEC 61643.'],
      SURGE,
    ),
  ];
}
