import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const CONVENTIONAL: readonly FamilyLine[] = (
  [
    [2, 119_00],
    [4, 169_00],
    [8, 259_00],
    [16, 439_00],
  ] as const
).map(([zones, cents]) => [
  `IGN-C${zones}`,
  `Panel contra incendio convencional de ${zones} zonas / 24 Vcc / Español`,
  cents,
  [`${zones} zonas convencionales de hasta 25 detectores.`, 'Dos salidas de notificación de 1.5 A.'],
  { variant: { group: 'ign-c', attributes: { Zonas: `${zones} zonas` }, detail: `Panel de ${zones} zonas` } },
]);

const ADDRESSABLE: readonly FamilyLine[] = [
  ...(
    [
      [1, 127, 590_00],
      [2, 254, 890_00],
      [4, 508, 1_590_00],
      [8, 1016, 3_290_00],
    ] as const
  ).map(([loops, devices, cents]): FamilyLine => [
    `IGN-D${loops}L`,
    `Panel contra incendio direccionable de ${loops} lazo${loops > 1 ? 's' : ''} / ${devices} dispositivos / Pantalla en español`,
    cents,
    [`${loops} lazo${loops > 1 ? 's' : ''} para ${devices} dispositivos.`, 'Aislamiento de corto circuito por lazo.'],
    {
      variant: {
        group: 'ign-d',
        attributes: { Lazos: `${loops} lazo${loops > 1 ? 's' : ''}` },
        detail: `Panel de ${loops} lazo${loops > 1 ? 's' : ''}`,
      },
      kg: 8 + loops,
    },
  ]),
  [
    'IGN-ANUN',
    'Anunciador remoto LCD para panel direccionable',
    219_00,
    ['Repite la pantalla del panel.', 'Hasta 1,200 metros.'],
    { kg: 0.9 },
  ],
  [
    'IGN-COM-IP',
    'Comunicador IP y 4G para panel contra incendio',
    289_00,
    ['Dos vías de comunicación supervisadas.', 'Contact ID y SIA.'],
    { kg: 0.5 },
  ],
];

const SMOKE: readonly FamilyLine[] = [
  [
    'HMA-HF2',
    'Detector de humo fotoeléctrico convencional / 2 hilos / 12-24 Vcc',
    16_80,
    ['Fotoeléctrico de dos hilos.', '12 a 24 Vcc.'],
    { brand: 'humalerta' },
  ],
  [
    'HMA-HF4',
    'Detector de humo fotoeléctrico convencional / 4 hilos con relevador / 12 Vcc',
    21_50,
    ['Cuatro hilos con relevador para panel de alarma.', '12 Vcc.'],
    { brand: 'humalerta' },
  ],
  [
    'HMA-TF57',
    'Detector de temperatura fija y gradiente / 57 °C / 2 hilos',
    14_90,
    ['Activa a 57 °C o por aumento de 8 °C por minuto.', 'Dos hilos.'],
    { brand: 'humalerta' },
  ],
  [
    'HMA-AUT10',
    'Detector de humo autónomo / Batería de 10 años / 85 dB',
    18_90,
    ['Batería sellada de diez años.', 'Sirena de 85 dB.'],
    { brand: 'humalerta' },
  ],
  [
    'HMA-CO',
    'Detector de monóxido de carbono autónomo / Pantalla / Batería de 7 años',
    32_00,
    ['Pantalla con partes por millón.', 'Batería de siete años.'],
    { brand: 'humalerta' },
  ],
  [
    'HMA-GAS',
    'Detector de gas LP y natural / Relevador / 12 Vcc',
    24_50,
    ['Gas LP y natural.', 'Relevador para válvula o panel.'],
    { brand: 'humalerta' },
  ],
  [
    'IGN-HFD',
    'Detector de humo fotoeléctrico direccionable / Base incluida',
    42_00,
    ['Dirección por código electrónico.', 'Compensa el polvo.'],
  ],
  [
    'IGN-HTD',
    'Detector multicriterio humo y temperatura direccionable / Base incluida',
    58_00,
    ['Humo y temperatura de 57 °C.', 'Reduce falsas alarmas.'],
  ],
  [
    'IGN-TD',
    'Detector de temperatura direccionable / 57 y 88 °C / Base incluida',
    39_00,
    ['57 u 88 °C seleccionable.', 'Dirección por código electrónico.'],
  ],
  [
    'IGN-HAZ100',
    'Detector de humo por haz infrarrojo / 100 m / Reflector incluido',
    489_00,
    ['Cubre 100 metros de largo.', 'Alineación motorizada.'],
    { kg: 1.9 },
  ],
  [
    'IGN-ASP1',
    'Detector de humo por aspiración / 1 tubo / 800 m²',
    1_490_00,
    ['Muestreo de aire por tubería.', 'Cubre 800 m²; centros de datos.'],
    { kg: 4.6 },
  ],
  [
    'IGN-LLAMA',
    'Detector de llama UV/IR / 30 m / Exterior IP66',
    980_00,
    ['Detecta llama a 30 metros.', 'Exterior IP66, a prueba de explosión.'],
    { kg: 2.8 },
  ],
  [
    'IGN-BASE-REL',
    'Base para detector con relevador / 24 Vcc',
    14_20,
    ['Relevador de 2 A.', 'Para detectores Ignaris.'],
  ],
];

const STATIONS: readonly FamilyLine[] = [
  [
    'IGN-EM-SIMPLE',
    'Estación manual de simple acción / Convencional / Roja',
    14_60,
    ['Jalar para activar.', 'Contacto normalmente abierto.'],
  ],
  [
    'IGN-EM-DOBLE',
    'Estación manual de doble acción / Convencional / Roja',
    18_20,
    ['Empujar y jalar.', 'Contacto normalmente abierto.'],
  ],
  [
    'IGN-EM-DIR',
    'Estación manual direccionable de doble acción / Roja',
    49_00,
    ['Empujar y jalar.', 'Dirección por código electrónico.'],
  ],
  [
    'IGN-EM-EXT',
    'Estación manual para exterior IP66 / Roja / Con tapa',
    62_00,
    ['Exterior IP66.', 'Tapa con resorte.'],
  ],
  [
    'IGN-EM-TAPA',
    'Tapa protectora con sirena para estación manual / 95 dB',
    39_00,
    ['Suena al levantarla: evita bromas.', 'Policarbonato.'],
  ],
  [
    'IGN-MOD-MON',
    'Módulo de monitoreo direccionable / Un contacto',
    38_00,
    ['Supervisa un contacto seco.', 'Aislador integrado.'],
  ],
  [
    'IGN-MOD-CTRL',
    'Módulo de control direccionable / Salida supervisada',
    48_00,
    ['Controla sirenas y estrobos.', 'Aislador integrado.'],
  ],
  [
    'IGN-MOD-REL',
    'Módulo de relevador direccionable / Dos contactos de 2 A',
    46_00,
    ['Libera puertas y elevadores.', 'Dos contactos de 2 A.'],
  ],
  [
    'IGN-MOD-AIS',
    'Módulo aislador de lazo direccionable',
    29_00,
    ['Aísla tramos en corto.', 'Uno cada 25 dispositivos.'],
  ],
];

const STROBES: readonly FamilyLine[] = (['Rojo', 'Blanco'] as const).flatMap((colour): FamilyLine[] => {
  const code = colour === 'Rojo' ? 'R' : 'B';
  const look = { Color: colour };
  return [
    [
      `IGN-SEP-${code}`,
      `Sirena con estrobo de pared / 24 Vcc / 15 a 110 candelas / ${colour}`,
      32_00,
      [`Color ${colour.toLowerCase()}, montaje en pared.`, '15, 30, 75 y 110 candelas seleccionables.'],
      { variant: { group: 'ign-sep', attributes: look, detail: `Pared, ${colour.toLowerCase()}` } },
    ],
    [
      `IGN-SET-${code}`,
      `Sirena con estrobo de techo / 24 Vcc / 15 a 115 candelas / ${colour}`,
      36_00,
      [`Color ${colour.toLowerCase()}, montaje en techo.`, '15, 30, 75 y 115 candelas seleccionables.'],
      { variant: { group: 'ign-set', attributes: look, detail: `Techo, ${colour.toLowerCase()}` } },
    ],
    [
      `IGN-EST-${code}`,
      `Estrobo de pared / 24 Vcc / 15 a 110 candelas / ${colour}`,
      27_00,
      [`Color ${colour.toLowerCase()}, montaje en pared.`, 'Sólo luz, para áreas silenciosas.'],
      { variant: { group: 'ign-est', attributes: look, detail: `Estrobo ${colour.toLowerCase()}` } },
    ],
    [
      `IGN-BOC-${code}`,
      `Bocina de evacuación por voz con estrobo / 25 y 70 V / ${colour}`,
      49_00,
      [`Color ${colour.toLowerCase()}, montaje en pared.`, 'Derivaciones de 0.25 a 2 W.'],
      { variant: { group: 'ign-boc', attributes: look, detail: `Bocina ${colour.toLowerCase()}` } },
    ],
  ];
});

const FIRE_EXTRA: readonly FamilyLine[] = [
  ['IGN-SEP-EXT', 'Sirena con estrobo para exterior / 24 Vcc / IP66 / Roja', 68_00, ['Exterior IP66.', '75 candelas.']],
  [
    'IGN-FTE-6A',
    'Fuente de notificación remota 6 A / 4 circuitos / 24 Vcc',
    229_00,
    ['Seis amperes en cuatro circuitos.', 'Sincroniza estrobos.'],
    { kg: 7.5 },
  ],
  [
    'IGN-RET-PTA',
    'Retenedor magnético de puerta / 24 Vcc / Pared',
    44_00,
    ['Suelta la puerta en emergencia.', 'Fuerza de 25 libras.'],
  ],
  [
    'IGN-CAMP-6',
    'Campana contra incendio 6" / 24 Vcc / Roja',
    34_00,
    ['Sonido de 95 dB.', 'Diámetro de 6 pulgadas.'],
    { kg: 1.3 },
  ],
];

const CABLES: readonly FamilyLine[] = (
  [
    [2, 18, 305, 88_00],
    [2, 16, 305, 119_00],
    [2, 14, 305, 178_00],
    [4, 18, 305, 159_00],
    [2, 18, 152, 46_00],
  ] as const
).map(([wires, gauge, metres, cents]) => [
  `CBX-FPLR${wires}X${gauge}-${metres}`,
  `Bobina de cable contra incendio FPLR ${wires} × ${gauge} AWG / ${metres} m / Rojo / Sin blindaje`,
  cents,
  [`${wires} conductores sólidos ${gauge} AWG.`, `Bobina de ${metres} metros color rojo.`],
  {
    variant: {
      group: 'cbx-fplr',
      attributes: { Calibre: `${wires} × ${gauge} AWG`, Longitud: `${metres} m` },
      detail: `${wires} × ${gauge} AWG, ${metres} m`,
    },
    kg: Math.round((wires * metres * (20 - gauge)) / 50),
  },
]);

/** Fire panels, detectors, stations, notification and cable. */
export function fire(): readonly ProductDraft[] {
  const listed = [
    'Diseñado conforme a NFPA 72.',
    'Incluye resistencias de fin de línea.',
    'Manual y etiquetas en español.',
  ];
  return [
    ...family(
      {
        brand: 'ignaris',
        categories: ['conventionalPanels'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Comercios, escuelas y naves pequeñas.',
        kg: 6.5,
        cm: [40, 36, 11],
      },
      listed,
      CONVENTIONAL,
    ),
    ...family(
      {
        brand: 'ignaris',
        categories: ['addressablePanels'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Hospitales, hoteles, torres y plantas.',
        cm: [52, 40, 13],
      },
      listed,
      ADDRESSABLE,
    ),
    ...family(
      {
        brand: 'ignaris',
        categories: ['smoke'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Detección temprana de incendio.',
        kg: 0.2,
        cm: [6, 11, 11],
      },
      ['LED de estado de 360°.', 'Cámara protegida contra insectos.', 'Prueba con imán o aerosol.'],
      SMOKE,
    ),
    ...family(
      {
        brand: 'ignaris',
        categories: ['pullStations'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Activación manual e integración.',
        kg: 0.4,
        cm: [12, 9, 5],
      },
      listed,
      STATIONS,
    ),
    ...family(
      {
        brand: 'ignaris',
        categories: ['strobes'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Aviso audible y visible de evacuación.',
        kg: 0.4,
        cm: [14, 12, 6],
      },
      [
        'Patrón temporal 3 y tono continuo.',
        'Sincronizable con todo el sistema.',
        'Letrero FUEGO o sin letrero en la misma caja.',
      ],
      [...STROBES, ...FIRE_EXTRA],
    ),
    ...family(
      {
        brand: 'cobrelux',
        categories: ['fireCable'],
        sat: 'networkCable',
        warranty: '10 años',
        unit: 'roll',
        use: 'Lazos de detección y notificación.',
      },
      ['Cubierta roja retardante a la flama FPLR.', 'Cobre sólido.', 'Metrado impreso.'],
      CABLES,
    ),
  ];
}
