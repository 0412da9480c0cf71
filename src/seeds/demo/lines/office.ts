import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const PHONES: readonly FamilyLine[] = (
  [
    [2, 2.3, 'Fast Ethernet', 36_00],
    [4, 2.8, 'Fast Ethernet', 54_00],
    [6, 2.8, 'Gigabit', 79_00],
    [12, 4.3, 'Gigabit', 128_00],
    [20, 7, 'Gigabit con Wi-Fi 6 y cámara', 239_00],
  ] as const
).map(([lines, inches, speed, cents]) => [
  `TLD-T${lines}`,
  `Teléfono IP de ${lines} líneas SIP / Pantalla ${inches}" a color / ${speed} / PoE`,
  cents,
  [`${lines} líneas SIP y conferencia de cinco participantes.`, `Pantalla a color de ${inches} pulgadas.`],
  { variant: { group: 'tld-t', attributes: { Líneas: `${lines} líneas` }, detail: `Teléfono de ${lines} líneas` } },
]);

const MORE_PHONES: readonly FamilyLine[] = [
  [
    'TLD-DECT2',
    'Teléfono inalámbrico DECT IP / Base y auricular / 50 m en interior',
    69_00,
    ['Base con cinco cuentas SIP.', 'Alcance de 50 metros en interior.'],
  ],
  [
    'TLD-DECT-AD',
    'Auricular DECT adicional / Pantalla a color / 20 h de conversación',
    44_00,
    ['Veinte horas de conversación.', 'Para base TLD-DECT2.'],
  ],
  [
    'TLD-HOTEL',
    'Teléfono IP para hotel / Botones de servicio / PoE / Blanco',
    42_00,
    ['Diez botones de servicio.', 'Carátula personalizable.'],
  ],
  [
    'TLD-DIAD-USB',
    'Diadema USB con cancelación de ruido / Monoaural',
    32_00,
    ['Cancelación de ruido por dos micrófonos.', 'Controles en el cable.'],
  ],
  [
    'TLD-DIAD-BT',
    'Diadema Bluetooth binaural / 24 h / Base de carga',
    109_00,
    ['Veinticuatro horas de uso.', 'Base de carga incluida.'],
  ],
];

const PBX: readonly FamilyLine[] = [
  [
    'TLD-PBX20',
    'Conmutador IP 20 usuarios / 10 llamadas / 2 FXO y 2 FXS',
    239_00,
    ['Veinte usuarios y diez llamadas simultáneas.', 'Dos puertos FXO y dos FXS.'],
  ],
  [
    'TLD-PBX100',
    'Conmutador IP 100 usuarios / 30 llamadas / 4 módulos',
    489_00,
    ['Cien usuarios y treinta llamadas simultáneas.', 'Cuatro módulos a elegir.'],
  ],
  [
    'TLD-PBX500',
    'Conmutador IP 500 usuarios / 120 llamadas / Redundante',
    1_690_00,
    ['Quinientos usuarios y 120 llamadas.', 'Redundancia en caliente.'],
  ],
  ['TLD-GW-FXS4', 'Gateway SIP a analógico 4 puertos FXS', 74_00, ['Cuatro teléfonos analógicos.', 'Fax T.38.']],
  [
    'TLD-GW-FXO8',
    'Gateway SIP a línea telefónica 8 puertos FXO',
    239_00,
    ['Ocho líneas telefónicas.', 'Detección de colgado.'],
  ],
  ['TLD-GW-4G', 'Gateway SIP celular 4 SIM / 4G', 389_00, ['Cuatro líneas celulares 4G.', 'Rotación de SIM.']],
];

const SCANNERS: readonly FamilyLine[] = [
  [
    'CJV-L1D',
    'Lector de código de barras 1D láser / USB / Base',
    24_90,
    ['Códigos 1D a 200 lecturas por segundo.', 'USB con base.'],
  ],
  [
    'CJV-L2D',
    'Lector de código de barras 1D y 2D (QR) / USB / Base',
    39_00,
    ['Lee QR en papel y pantalla.', 'USB con base.'],
  ],
  [
    'CJV-L2D-BT',
    'Lector de código de barras 1D y 2D inalámbrico / Bluetooth y 2.4 GHz',
    62_00,
    ['Alcance de 30 metros.', 'Memoria para 20,000 códigos.'],
  ],
  [
    'CJV-MESA',
    'Lector omnidireccional de mesa 1D y 2D / USB',
    79_00,
    ['Manos libres para supermercado.', 'Lectura en movimiento.'],
  ],
  [
    'CJV-TERM4G',
    'Terminal portátil de inventario / Pantalla 5.5" / 4G / IP65 / Lector 2D',
    389_00,
    ['Pantalla de 5.5 pulgadas, 4G y Wi-Fi.', 'Resiste caídas de 1.5 metros; IP65.'],
  ],
];

const PRINTERS: readonly FamilyLine[] = [
  ['CJV-T58', 'Impresora térmica de tickets 58 mm / USB / 90 mm por segundo', 34_00, ['Papel de 58 mm.', 'USB.']],
  [
    'CJV-T80',
    'Impresora térmica de tickets 80 mm / USB y Ethernet / Autocorte',
    74_00,
    ['Papel de 80 mm a 250 mm por segundo.', 'Autocorte; USB y Ethernet.'],
  ],
  [
    'CJV-T80-BT',
    'Impresora térmica de tickets 80 mm / USB, Ethernet y Bluetooth / Autocorte',
    92_00,
    ['Papel de 80 mm a 250 mm por segundo.', 'USB, Ethernet y Bluetooth.'],
  ],
  [
    'CJV-ETQ4',
    'Impresora de etiquetas 4" térmica directa / 203 dpi / USB',
    119_00,
    ['Etiquetas de hasta 4 pulgadas.', '203 dpi.'],
  ],
  [
    'CJV-ETQ4-TT',
    'Impresora de etiquetas 4" transferencia térmica / 300 dpi / USB y red',
    239_00,
    ['Etiquetas de hasta 4 pulgadas.', '300 dpi con ribbon.'],
  ],
  [
    'CJV-CAJON',
    'Cajón de dinero 5 billetes y 8 monedas / RJ11 / Negro',
    46_00,
    ['Apertura por impresora RJ11.', 'Cinco billetes y ocho monedas.'],
  ],
  [
    'CJV-ROLLO80-50',
    'Rollo térmico 80 × 70 mm / Caja de 50',
    39_00,
    ['Cincuenta rollos.', '80 × 70 mm.'],
    { unit: 'pack' },
  ],
  [
    'CJV-ETQ-100X50',
    'Etiqueta térmica 100 × 50 mm / Rollo de 1,000',
    9_80,
    ['Mil etiquetas.', '100 × 50 mm.'],
    { unit: 'roll' },
  ],
];

const LIGHTS: readonly FamilyLine[] = [
  ...(
    [
      [20, 9_80],
      [30, 13_40],
      [50, 19_80],
      [100, 36_00],
      [200, 69_00],
    ] as const
  ).flatMap(([watts, cents]): FamilyLine[] =>
    (['6500K', '3000K'] as const).map((kelvin): FamilyLine => [
      `LBV-REF${watts}-${kelvin}`,
      `Reflector LED ${watts} W / ${kelvin === '6500K' ? 'Luz fría 6500 K' : 'Luz cálida 3000 K'} / Exterior IP66 / 100-277 Vca`,
      cents,
      [
        `Potencia de ${watts} W y ${watts * 100} lúmenes.`,
        `${kelvin === '6500K' ? 'Luz fría de 6500 K' : 'Luz cálida de 3000 K'}; exterior IP66.`,
      ],
      {
        variant: {
          group: `lbv-ref${watts}`,
          attributes: { Luz: kelvin === '6500K' ? 'Fría' : 'Cálida' },
          detail: `Reflector de ${watts} W, luz ${kelvin === '6500K' ? 'fría' : 'cálida'}`,
        },
      },
    ]),
  ),
  [
    'LBV-EMER2',
    'Lámpara de emergencia LED 2 faros / 90 min / Pared',
    18_90,
    ['Noventa minutos de respaldo.', 'Dos faros orientables.'],
  ],
  [
    'LBV-SALIDA',
    'Señal LED de SALIDA con respaldo / 90 min / Verde',
    16_40,
    ['Noventa minutos de respaldo.', 'Texto SALIDA en verde.'],
  ],
  [
    'LBV-HIGHBAY150',
    'Campana LED industrial 150 W / 21,000 lúmenes / IP65',
    84_00,
    ['150 W y 21,000 lúmenes.', 'Altura de 6 a 12 metros; IP65.'],
  ],
  [
    'LBV-VIAL100',
    'Luminaria LED vial 100 W / Fotocelda / IP66',
    92_00,
    ['100 W y 13,000 lúmenes.', 'Base para fotocelda; IP66.'],
  ],
  [
    'LBV-FOTOCELDA',
    'Fotocelda para luminaria 120-277 Vca / 1,000 W',
    7_60,
    ['Hasta 1,000 W.', 'Enciende al anochecer.'],
  ],
];

const CHARGERS: readonly FamilyLine[] = [
  [
    'SLQ-EV16P',
    'Cargador portátil para vehículo eléctrico 3.5 kW / 16 A / 220 Vca / Tipo 1',
    189_00,
    ['Potencia de 3.5 kW a 16 amperes.', 'Cable de 5 metros, conector tipo 1.'],
  ],
  [
    'SLQ-EV32',
    'Cargador de pared para vehículo eléctrico 7 kW / 32 A / 220 Vca / Wi-Fi / Tipo 1',
    389_00,
    ['Potencia de 7 kW a 32 amperes.', 'Horarios y consumo por Wi-Fi.'],
  ],
  [
    'SLQ-EV32-T2',
    'Cargador de pared para vehículo eléctrico 7 kW / 32 A / 220 Vca / RFID / Tipo 2',
    419_00,
    ['Potencia de 7 kW a 32 amperes.', 'Tarjeta RFID y OCPP.'],
  ],
  [
    'SLQ-EV22-3F',
    'Cargador de pared para vehículo eléctrico 22 kW / 32 A trifásico / OCPP / Tipo 2',
    689_00,
    ['Potencia de 22 kW trifásica.', 'OCPP 1.6 y balanceo de carga.'],
  ],
  [
    'SLQ-EV60-DC',
    'Estación de carga rápida 60 kW CC / CCS1 / Pantalla y cobro',
    12_900_00,
    ['Potencia de 60 kW en corriente continua.', 'Pantalla táctil y medio de cobro.'],
    { kg: 180 },
  ],
  [
    'SLQ-EV-PEDESTAL',
    'Pedestal de acero para dos cargadores de pared',
    219_00,
    ['Para dos cargadores.', 'Acero galvanizado.'],
    { kg: 16 },
  ],
];

function lengths(
  prefix: string,
  name: string,
  first: string,
  metres: readonly (readonly [number, number])[],
): FamilyLine[] {
  return metres.map(([m, cents]): FamilyLine => [
    `${prefix}-${String(m).replace('.', '')}${m < 1 ? 'D' : 'M'}`,
    `${name} / ${m} m`,
    cents,
    [first, `Longitud de ${m} metros.`],
    {
      variant: { group: prefix.toLowerCase(), attributes: { Longitud: `${m} m` }, detail: `Cable de ${m} metros` },
      kg: Math.round(m * 60 + 40) / 1000,
    },
  ]);
}

const CABLES: readonly FamilyLine[] = [
  ...lengths('CTO-HDMI4K', 'Cable HDMI 2.0 4K 60 Hz', 'Resolución 4K a 60 Hz con HDR.', [
    [1, 3_40],
    [2, 4_60],
    [3, 5_90],
    [5, 8_40],
    [10, 16_90],
    [15, 24_00],
  ]),
  ...lengths('CTO-HDMI-OPT', 'Cable HDMI 2.1 óptico activo 8K', 'Resolución 8K a 60 Hz por fibra.', [
    [10, 48_00],
    [20, 69_00],
    [30, 89_00],
    [50, 129_00],
  ]),
  ...lengths('CTO-VGA', 'Cable VGA macho a macho', 'Blindaje doble con ferrita.', [
    [2, 3_20],
    [5, 5_80],
    [10, 9_40],
  ]),
  ...lengths('CTO-USBC', 'Cable USB-C a USB-C 60 W', 'Carga de 60 W y datos.', [
    [0.5, 2_90],
    [1, 3_60],
    [2, 4_90],
  ]),
  ...lengths('CTO-USBEXT', 'Cable de extensión USB 2.0 activo', 'Repetidor integrado.', [
    [5, 7_80],
    [10, 13_60],
    [15, 18_90],
  ]),
  ...lengths('CTO-C13', 'Cable de energía NEMA 5-15P a C13 / 10 A', 'Calibre 18 AWG, 10 amperes.', [
    [0.6, 2_10],
    [1.8, 2_90],
    [3, 4_10],
  ]),
  ...lengths('CTO-XLR', 'Cable de micrófono XLR macho a hembra', 'Balanceado y blindado.', [
    [3, 6_40],
    [6, 9_20],
    [10, 13_80],
  ]),
];

/** Telephony, point of sale, LED lighting, vehicle charging and audio-video cables. */
export function office(): readonly ProductDraft[] {
  const voice = [
    'Audio HD con cancelación de eco.',
    'Aprovisionamiento automático.',
    'Compatible con conmutadores SIP abiertos.',
  ];
  const counter = [
    'Instalación sin controladores adicionales.',
    'Compatible con los programas de punto de venta más usados.',
    'Soporte técnico en español.',
  ];
  return [
    ...family(
      {
        brand: 'teldorva',
        categories: ['ipPhones'],
        sat: 'networkEquipment',
        warranty: '2 años',
        use: 'Oficinas, hoteles y centros de atención.',
        kg: 0.9,
      },
      voice,
      [...PHONES, ...MORE_PHONES],
    ),
    ...family(
      {
        brand: 'teldorva',
        categories: ['pbx'],
        sat: 'networkEquipment',
        warranty: '2 años',
        use: 'Comunicación de la empresa sin rentas mensuales.',
        kg: 1.8,
      },
      [
        'Buzón de voz, menú de bienvenida y grabación de llamadas.',
        'Administración por navegador en español.',
        'Extensiones en el teléfono celular.',
      ],
      PBX,
    ),
    ...family(
      {
        brand: 'cajalvia',
        categories: ['scanners'],
        sat: 'computerAccessory',
        warranty: '1 año',
        use: 'Mostradores, almacenes e inventarios.',
        kg: 0.4,
      },
      counter,
      SCANNERS,
    ),
    ...family(
      {
        brand: 'cajalvia',
        categories: ['ticketPrinters'],
        sat: 'computerAccessory',
        warranty: '1 año',
        use: 'Comercio, restaurantes y almacenes.',
        kg: 1.3,
      },
      counter,
      PRINTERS,
    ),
    ...family(
      {
        brand: 'lumbrevia',
        categories: ['lighting'],
        sat: 'generic',
        warranty: '2 años',
        use: 'Ilumina fachadas, patios, naves y rutas de salida.',
        kg: 1,
      },
      ['Vida útil de 30,000 horas.', 'Cuerpo de aluminio o policarbonato.', 'Ahorra hasta 80 % de energía.'],
      LIGHTS,
    ),
    ...family(
      {
        brand: 'solquino',
        categories: ['vehicleCharging'],
        sat: 'powerSupply',
        warranty: '3 años',
        use: 'Carga de autos eléctricos en casa, empresa y estacionamientos.',
        kg: 5,
      },
      [
        'Protección contra fuga a tierra y sobrecalentamiento.',
        'Cuerpo para exterior IP65.',
        'Compatible con todas las marcas de autos con ese conector.',
      ],
      CHARGERS,
    ),
    ...family(
      {
        brand: 'conectaro',
        categories: ['avCables'],
        sat: 'computerCable',
        warranty: '1 año',
        use: 'Conexión de pantallas, cómputo y audio.',
      },
      ['Conectores con baño de oro.', 'Cubierta flexible y resistente.', 'Compatible con versiones anteriores.'],
      CABLES,
    ),
  ];
}
