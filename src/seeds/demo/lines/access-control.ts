import { family, thousands, type FamilyLine, type ProductDraft } from '../product-draft';

const READERS: readonly FamilyLine[] = [
  [
    'PVX-R125',
    'Lector de proximidad 125 kHz / Wiegand 26 / Exterior IP65',
    19_80,
    ['Lee tarjetas de 125 kHz.', 'Distancia de lectura de 8 cm.'],
  ],
  [
    'PVX-R125-T',
    'Lector de proximidad 125 kHz con teclado / Wiegand 26-34 / Exterior IP65',
    31_00,
    ['Tarjetas de 125 kHz y código.', 'Teclado iluminado.'],
  ],
  [
    'PVX-RMF',
    'Lector MIFARE 13.56 MHz / Wiegand 34 y OSDP / Exterior IP66',
    42_00,
    ['Lee tarjetas MIFARE de 13.56 MHz.', 'Comunicación OSDP cifrada.'],
  ],
  [
    'PVX-RMF-T',
    'Lector MIFARE 13.56 MHz con teclado / OSDP / Exterior IP66',
    58_00,
    ['Tarjetas MIFARE y código.', 'Comunicación OSDP cifrada.'],
  ],
  [
    'PVX-RBLE',
    'Lector multitecnología MIFARE DESFire, Bluetooth y NFC / OSDP / Exterior IP67',
    98_00,
    ['Abre con tarjeta o con el teléfono.', 'MIFARE DESFire EV3 cifrado.'],
  ],
  [
    'PVX-RQR',
    'Lector de código QR y MIFARE / Wiegand y RS-485 / Exterior IP65',
    89_00,
    ['Lee códigos QR en papel o pantalla.', 'Ideal para visitantes.'],
  ],
  [
    'PVX-RMINI',
    'Lector angosto para marco de puerta MIFARE / Wiegand / Exterior IP67',
    46_00,
    ['Cuerpo de 4.5 cm para marco.', 'Lee tarjetas MIFARE.'],
  ],
  [
    'PVX-ST-1000',
    'Control autónomo de una puerta 125 kHz y teclado / 1,000 usuarios',
    38_00,
    ['Una puerta y 1,000 usuarios sin panel.', 'Relevador de 2 A.'],
  ],
  [
    'PVX-ST-5000',
    'Control autónomo de una puerta MIFARE y teclado metálico / 5,000 usuarios / Exterior IP66',
    69_00,
    ['Una puerta y 5,000 usuarios sin panel.', 'Cuerpo metálico antivandálico.'],
  ],
];

const BIOMETRICS = [
  ['DTV-H100', 'huella', 500, 'Huella y tarjeta', 'Asistencia', 69_00, false],
  ['DTV-H300', 'huella', 3000, 'Huella, tarjeta y código', 'Asistencia y acceso', 109_00, false],
  ['DTV-H300W', 'huella', 3000, 'Huella, tarjeta y Wi-Fi', 'Asistencia y acceso', 129_00, false],
  ['DTV-HX', 'huella', 5000, 'Huella y MIFARE', 'Acceso', 149_00, true],
  ['DTV-F800', 'rostro', 800, 'Rostro y huella', 'Asistencia', 119_00, false],
  ['DTV-F3000', 'rostro', 3000, 'Rostro, huella y tarjeta', 'Asistencia y acceso', 219_00, false],
  ['DTV-F6000E', 'rostro', 6000, 'Rostro, tarjeta y QR', 'Acceso', 339_00, true],
  ['DTV-F10000E', 'rostro', 10000, 'Rostro, palma y tarjeta', 'Acceso', 479_00, true],
  ['DTV-F50000', 'rostro', 50000, 'Rostro, QR y videoportero', 'Acceso', 689_00, true],
  ['DTV-P5000', 'palma', 5000, 'Palma sin contacto y tarjeta', 'Acceso', 398_00, false],
] as const;

function biometrics(): readonly ProductDraft[] {
  return BIOMETRICS.map(([model, kind, users, reads, purpose, cents, outdoor]): ProductDraft => ({
    model,
    title: `Terminal biométrica de ${kind} / ${thousands(users)} usuarios / ${reads} / ${purpose} / ${outdoor ? 'Exterior IP65' : 'Interior'} / TCP/IP`,
    brand: 'dactivia',
    categories: ['biometrics'],
    cents,
    features: [
      `Identifica por ${kind} en menos de 0.5 segundos.`,
      `Capacidad de ${thousands(users)} usuarios y ${thousands(users * 30)} registros.`,
      `Métodos: ${reads.toLowerCase()}.`,
      outdoor ? 'Carcasa IP65 para exterior.' : 'Para uso en interior.',
      purpose === 'Asistencia'
        ? 'Reportes de asistencia descargables en hoja de cálculo por USB.'
        : 'Salida de relevador para cerradura y entrada de botón de salida.',
      'Conexión TCP/IP y programa de asistencia en español incluido.',
    ],
    use:
      purpose === 'Acceso'
        ? 'Puertas de oficinas, gimnasios y corporativos.'
        : 'Registro de entradas y salidas de personal.',
    sat: 'accessControl',
    warranty: '1 año',
    kg: 0.7,
    cm: [20, 10, 3],
    accessories: ['CVT-BOT-NT', 'CVT-MAG600', 'VLT-12V3A'],
    proTitle: `Terminal de ${kind} para ${purpose.toLowerCase()} de hasta ${thousands(users)} usuarios`,
  }));
}

const PANELS: readonly FamilyLine[] = (
  [
    [1, 89_00],
    [2, 149_00],
    [4, 239_00],
    [8, 449_00],
    [16, 890_00],
  ] as const
).map(([doors, cents]) => [
  `PVX-P${doors}D`,
  `Panel de control de acceso ${doors} puerta${doors > 1 ? 's' : ''} / TCP/IP / 30,000 tarjetas / Wiegand y OSDP`,
  cents,
  [`Controla ${doors} puerta${doors > 1 ? 's' : ''} con ${doors * 2} lectores.`, '30,000 tarjetas y 100,000 eventos.'],
  {
    variant: {
      group: 'pvx-panel',
      attributes: { Puertas: `${doors} puerta${doors > 1 ? 's' : ''}` },
      detail: `Panel de ${doors} puerta${doors > 1 ? 's' : ''}`,
    },
    kg: 1.2 + doors * 0.1,
  },
]);

const CREDENTIALS: readonly FamilyLine[] = [
  ...(
    [
      [10, 6_90],
      [50, 31_00],
      [100, 58_00],
      [500, 265_00],
    ] as const
  ).flatMap(([pieces, cents]): FamilyLine[] => [
    [
      `PVX-T125-${pieces}`,
      `Tarjeta de proximidad 125 kHz delgada / Imprimible / Paquete de ${pieces}`,
      cents,
      [`Paquete de ${pieces} tarjetas.`, 'Frecuencia de 125 kHz, 26 bits.'],
      { variant: { group: 'pvx-t125', attributes: { Cantidad: `${pieces} piezas` }, detail: `Paquete de ${pieces}` } },
    ],
    [
      `PVX-TMF-${pieces}`,
      `Tarjeta MIFARE 1K 13.56 MHz / Imprimible / Paquete de ${pieces}`,
      Math.round(cents * 1.2),
      [`Paquete de ${pieces} tarjetas.`, 'Frecuencia de 13.56 MHz, 1 KB.'],
      { variant: { group: 'pvx-tmf', attributes: { Cantidad: `${pieces} piezas` }, detail: `Paquete de ${pieces}` } },
    ],
  ]),
  ...(['Azul', 'Negro', 'Rojo'] as const).map((colour): FamilyLine => [
    `PVX-LL125-${colour.slice(0, 2).toUpperCase()}`,
    `Llavero de proximidad 125 kHz / Color ${colour.toLowerCase()} / Paquete de 10`,
    8_40,
    [`Color ${colour.toLowerCase()}.`, 'Frecuencia de 125 kHz; diez piezas.'],
    { variant: { group: 'pvx-ll125', attributes: { Color: colour }, detail: `Llavero ${colour.toLowerCase()}` } },
  ]),
  [
    'PVX-PULSERA',
    'Pulsera de silicón MIFARE 1K / Paquete de 10',
    19_50,
    ['Silicón resistente al agua.', 'Frecuencia de 13.56 MHz; diez piezas.'],
  ],
];

const PRINTERS: readonly FamilyLine[] = [
  [
    'CDL-100',
    'Impresora de credenciales a una cara / 300 dpi / USB',
    890_00,
    ['Imprime a una cara en 25 segundos.', 'Conexión USB.'],
    { kg: 4.2 },
  ],
  [
    'CDL-200D',
    'Impresora de credenciales a dos caras / 300 dpi / USB y red',
    1_390_00,
    ['Imprime a dos caras.', 'USB y Ethernet.'],
    { kg: 5.1 },
  ],
  [
    'CDL-200D-MF',
    'Impresora de credenciales a dos caras con codificador MIFARE / 300 dpi',
    1_890_00,
    ['Imprime y codifica MIFARE.', 'USB y Ethernet.'],
    { kg: 5.3 },
  ],
  [
    'CDL-CINTA-YMCKO',
    'Cinta a color YMCKO / 250 impresiones',
    64_00,
    ['250 impresiones a color.', 'Incluye rodillo de limpieza.'],
    {
      features: [
        '250 impresiones a color.',
        'Incluye rodillo de limpieza.',
        'Colores vivos y panel protector.',
        'Para impresoras Credelia.',
        'Guardar en lugar seco.',
      ],
      kg: 0.3,
    },
  ],
  [
    'CDL-PVC-500',
    'Tarjeta de PVC blanca CR80 / Paquete de 500',
    39_00,
    ['500 tarjetas CR80.', 'Espesor de 0.76 mm.'],
    {
      features: [
        '500 tarjetas CR80.',
        'Espesor de 0.76 mm.',
        'Superficie lisa para sublimación.',
        'Compatible con impresoras de credenciales.',
        'Esquinas redondeadas.',
      ],
      kg: 2.7,
      unit: 'pack',
    },
  ],
];

const MAGLOCKS: readonly FamilyLine[] = (
  [
    [180, 280, 24_00],
    [280, 600, 34_00],
    [500, 1200, 58_00],
  ] as const
).flatMap(([kg, pounds, cents]): FamilyLine[] => [
  [
    `CVT-MAG${pounds}`,
    `Chapa magnética ${pounds} lb (${kg} kg) / 12 y 24 Vcc / Interior`,
    cents,
    [`Fuerza de retención de ${pounds} libras (${kg} kg).`, `Consumo de ${pounds > 600 ? '500' : '400'} mA a 12 Vcc.`],
  ],
  [
    `CVT-MAG${pounds}-LED`,
    `Chapa magnética ${pounds} lb (${kg} kg) / LED y sensor de estado / 12 y 24 Vcc`,
    cents + 11_00,
    [`Fuerza de retención de ${pounds} libras (${kg} kg).`, 'LED indicador y sensor de puerta cerrada.'],
  ],
  [
    `CVT-MAG${pounds}-DOBLE`,
    `Chapa magnética doble ${pounds} lb (${kg} kg) por hoja / LED / 12 y 24 Vcc`,
    cents * 2 + 8_00,
    [`Dos hojas de ${pounds} libras (${kg} kg) cada una.`, 'LED indicador por hoja.'],
  ],
  [
    `CVT-ZL${pounds}`,
    `Montaje ZL para chapa magnética de ${pounds} lb / Aluminio`,
    11_00 + kg * 2,
    [`Para chapas de ${pounds} libras.`, 'Para puertas que abren hacia dentro.'],
  ],
]);

const MAG_OUT: readonly FamilyLine[] = [
  [
    'CVT-MAG1200-EXT',
    'Chapa magnética 1200 lb (500 kg) / Exterior IP68 / 12 y 24 Vcc',
    118_00,
    ['Fuerza de retención de 1200 libras (500 kg).', 'Exterior IP68 para portones y cercas.'],
  ],
  [
    'CVT-MAG-U',
    'Montaje U para puerta de cristal / Aluminio',
    16_50,
    ['Para cristal de 8 a 15 mm.', 'Sin perforar el cristal.'],
  ],
];

const STRIKES: readonly FamilyLine[] = [
  [
    'CVT-CT-FS',
    'Contrachapa eléctrica / Falla segura / 12 Vcc / Puerta de madera o metal',
    22_00,
    ['Se libera al recibir energía (fail secure).', 'Consumo de 450 mA.'],
  ],
  [
    'CVT-CT-FA',
    'Contrachapa eléctrica / Falla abierta / 12 Vcc / Puerta de aluminio',
    24_50,
    ['Se libera al perder energía (fail safe).', 'Consumo de 200 mA.'],
  ],
  [
    'CVT-CT-INOX',
    'Contrachapa eléctrica de acero inoxidable / 12-24 Vcc / Barra antipánico',
    96_00,
    ['Acero inoxidable de 1,500 libras.', 'Compatible con barras antipánico.'],
  ],
  [
    'CVT-PERNO',
    'Cerradura de perno eléctrico / Falla abierta / 12 Vcc / Cristal',
    38_00,
    ['Perno de 16 mm con retardo ajustable.', 'Para puertas de cristal o abatibles.'],
  ],
  [
    'CVT-GABINETE',
    'Cerradura eléctrica para gabinete o cajón / 12 Vcc',
    12_80,
    ['Libera cajones y lockers.', 'Consumo de 600 mA momentáneo.'],
  ],
  [
    'CVT-SOBREPONER',
    'Cerradura eléctrica de sobreponer / 12 Vcc / Portón / Llave y botón',
    44_00,
    ['Para portón de calle con videoportero.', 'Llave por fuera y botón por dentro.'],
  ],
  [
    'CVT-BARRA-PUSH',
    'Barra antipánico para puerta de 90 cm / Acero / Salida de emergencia',
    89_00,
    ['Libera al empujar.', 'Para puertas de 75 a 90 cm.'],
    { kg: 4.5 },
  ],
];

const SMART: readonly FamilyLine[] = [
  [
    'CVT-SM-COD',
    'Cerradura inteligente con teclado / 100 códigos / Baterías AA',
    89_00,
    ['Hasta 100 códigos.', 'Llave de emergencia.'],
  ],
  [
    'CVT-SM-BT',
    'Cerradura inteligente Bluetooth y teclado / Códigos temporales / Baterías AA',
    129_00,
    ['Abre desde el teléfono por Bluetooth.', 'Códigos temporales para visitas.'],
  ],
  [
    'CVT-SM-WIFI',
    'Cerradura inteligente Wi-Fi con huella y teclado / 100 huellas',
    179_00,
    ['Hasta 100 huellas.', 'Avisos por Wi-Fi en el teléfono.'],
  ],
  [
    'CVT-SM-ROSTRO',
    'Cerradura inteligente con rostro, huella y cámara / Wi-Fi / Batería recargable',
    319_00,
    ['Reconocimiento de rostro en 3D.', 'Mirilla con cámara de 2 megapixeles.'],
  ],
  [
    'CVT-HOTEL-MF',
    'Cerradura para hotel MIFARE / Acero inoxidable / Baterías AA',
    98_00,
    ['Tarjeta MIFARE con programa de hotel.', 'Registro de 500 aperturas.'],
  ],
  [
    'CVT-LOCKER',
    'Cerradura para locker con teclado / 1 código por uso',
    29_00,
    ['Código de un solo uso.', 'Para gimnasios y escuelas.'],
  ],
];

const BUTTONS: readonly FamilyLine[] = [
  [
    'CVT-BOT-PL',
    'Botón de salida plástico / NA y NC / Empotrar',
    4_60,
    ['Contacto NA y NC.', 'Para caja de 2 × 4 pulgadas.'],
  ],
  [
    'CVT-BOT-INOX',
    'Botón de salida de acero inoxidable / LED / Empotrar',
    9_80,
    ['Acero inoxidable con LED.', 'Contacto NA, NC y común.'],
  ],
  [
    'CVT-BOT-NT',
    'Botón de salida sin contacto (no touch) / LED bicolor / 12 Vcc',
    18_50,
    ['Se activa a 10 cm con la mano.', 'Tiempo ajustable.'],
  ],
  [
    'CVT-BOT-NTEXT',
    'Botón de salida sin contacto (no touch) / Exterior IP65 / 12-24 Vcc',
    32_00,
    ['Se activa a 10 cm con la mano.', 'Exterior IP65.'],
  ],
  [
    'CVT-BOT-EMER',
    'Botón de emergencia tipo palanca con tapa / Verde / Reutilizable',
    16_90,
    ['Libera la puerta en emergencia.', 'Tapa plástica con zumbador.'],
  ],
  [
    'CVT-BOT-HONGO',
    'Botón de salida tipo hongo / Acero inoxidable / Verde',
    12_40,
    ['Hongo de 40 mm.', 'Contacto NA y NC.'],
  ],
];

const BARRIERS: readonly FamilyLine[] = (
  [
    [3, 1.5, 690_00],
    [4, 3, 790_00],
    [5, 4, 890_00],
    [6, 6, 980_00],
  ] as const
).flatMap(([metres, seconds, cents]): FamilyLine[] =>
  (['derecha', 'izquierda'] as const).map((side): FamilyLine => [
    `BRT-B${metres}${side === 'derecha' ? 'D' : 'I'}`,
    `Barrera vehicular de ${metres} m / Apertura en ${seconds} s / Instalación ${side} / 120 Vca`,
    cents,
    [`Brazo de ${metres} metros.`, `Abre en ${seconds} segundos; gabinete a la ${side}.`],
    {
      variant: {
        group: `brt-b${metres}`,
        attributes: { Instalación: side === 'derecha' ? 'Derecha' : 'Izquierda' },
        detail: `Gabinete a la ${side}`,
      },
      kg: 48 + metres * 2,
      cm: [110, 38, 32],
    },
  ]),
);

const MOTORS: readonly FamilyLine[] = [
  ...(
    [
      [400, 189_00],
      [600, 229_00],
      [1000, 319_00],
      [1800, 489_00],
    ] as const
  ).map(([kg, cents]): FamilyLine => [
    `BRT-COR${kg}`,
    `Motor para portón corredizo hasta ${thousands(kg)} kg / 120 Vca / 2 controles remotos`,
    cents,
    [`Mueve portones corredizos de ${thousands(kg)} kg.`, 'Incluye dos controles remotos y 4 m de cremallera.'],
    {
      variant: {
        group: 'brt-cor',
        attributes: { Capacidad: `${thousands(kg)} kg` },
        detail: `Hasta ${thousands(kg)} kg`,
      },
      kg: 12 + kg / 200,
      cm: [30, 32, 24],
    },
  ]),
  [
    'BRT-ABA250',
    'Motores para portón abatible de dos hojas / 250 kg y 2.5 m por hoja / 24 Vcc',
    429_00,
    ['Dos brazos para hojas de 2.5 metros y 250 kg.', 'Central y dos controles remotos.'],
    { kg: 18, cm: [30, 90, 25] },
  ],
  [
    'BRT-ABA400',
    'Motores para portón abatible de dos hojas / 400 kg y 4 m por hoja / 24 Vcc',
    589_00,
    ['Dos brazos para hojas de 4 metros y 400 kg.', 'Central y dos controles remotos.'],
    { kg: 22, cm: [30, 100, 25] },
  ],
  [
    'BRT-GAR120',
    'Motor para puerta de garaje seccional hasta 120 kg / Wi-Fi / Riel de 3 m',
    249_00,
    ['Puertas seccionales de hasta 120 kg.', 'Control por aplicación Wi-Fi.'],
    { kg: 14, cm: [22, 110, 25] },
  ],
  [
    'BRT-CTRL4',
    'Control remoto 4 botones 433 MHz para motores y barreras',
    9_80,
    ['Cuatro botones, código variable.', 'Alcance de 50 metros.'],
    {
      features: [
        'Cuatro botones, código variable.',
        'Alcance de 50 metros.',
        'Compatible con motores y barreras Barrantis.',
        'Frecuencia de 433 MHz.',
        'Incluye pila y argolla.',
      ],
      kg: 0.05,
      sat: 'radioAccessory',
    },
  ],
  [
    'BRT-FOTO-PAR',
    'Par de fotoceldas de seguridad / 15 m / Exterior IP55',
    19_90,
    ['Detienen el movimiento si algo cruza.', 'Alcance de 15 metros.'],
    {
      features: [
        'Detienen el movimiento si algo cruza.',
        'Alcance de 15 metros.',
        'Compatible con motores y barreras de cualquier marca.',
        'Salida de relevador NA y NC.',
        'Incluye tornillería.',
      ],
      kg: 0.3,
      unit: 'pair',
    },
  ],
  [
    'BRT-LAZO',
    'Detector de masa vehicular (lazo) / 1 canal / 12-24 V',
    48_00,
    ['Abre o mantiene abierto con el vehículo.', 'Sensibilidad ajustable.'],
    {
      features: [
        'Abre o mantiene abierto con el vehículo.',
        'Sensibilidad ajustable.',
        'Compatible con barreras y motores de cualquier marca.',
        'Salida de presencia y de pulso.',
        'Se instala en riel DIN o base.',
      ],
      kg: 0.3,
    },
  ],
];

const UHF: readonly FamilyLine[] = [
  [
    'BRT-UHF6',
    'Lector UHF integrado / Alcance 6 m / Wiegand / Exterior IP66',
    289_00,
    ['Lectura de hasta 6 metros.', 'Wiegand 26 y RS-485.'],
  ],
  [
    'BRT-UHF12',
    'Lector UHF integrado / Alcance 12 m / Wiegand y TCP/IP / Exterior IP66',
    489_00,
    ['Lectura de hasta 12 metros.', 'Wiegand 26 y TCP/IP.'],
  ],
  [
    'BRT-TAG-PAR50',
    'TAG UHF adhesivo para parabrisas / Antitransferible / Paquete de 50',
    49_00,
    ['Se inutiliza al despegarlo.', 'Paquete de 50 piezas.'],
    { unit: 'pack', kg: 0.1 },
  ],
  [
    'BRT-TAG-TAR50',
    'Tarjeta UHF con imprimible / Paquete de 50',
    62_00,
    ['Tarjeta imprimible.', 'Paquete de 50 piezas.'],
    { unit: 'pack', kg: 0.3 },
  ],
  [
    'BRT-TAG-METAL10',
    'TAG UHF para superficie metálica / Paquete de 10',
    39_00,
    ['Para remolques y contenedores.', 'Paquete de 10 piezas.'],
    { unit: 'pack', kg: 0.4 },
  ],
];

const TURNSTILES: readonly FamilyLine[] = [
  [
    'TNX-TRI-1',
    'Torniquete trípode bidireccional / Acero inoxidable 304 / Interior',
    890_00,
    ['Paso bidireccional de 30 personas por minuto.', 'Brazos que caen en emergencia.'],
    { kg: 42, cm: [98, 48, 28] },
  ],
  [
    'TNX-TRI-PUENTE',
    'Torniquete trípode tipo puente / Acero inoxidable 304 / Exterior bajo techo',
    1_190_00,
    ['Paso bidireccional de 35 personas por minuto.', 'Gabinete tipo puente con tapa para lectores.'],
    { kg: 58, cm: [100, 120, 28] },
  ],
  [
    'TNX-CUERPO',
    'Torniquete de cuerpo completo 120° / Acero inoxidable / Exterior',
    3_890_00,
    ['Cierra el paso de piso a techo.', 'Estructura para exterior.'],
    { kg: 240, cm: [230, 150, 150] },
  ],
  [
    'TNX-PASO60',
    'Pasillo motorizado de hojas de cristal / Paso de 60 cm / Acero inoxidable',
    3_290_00,
    ['Hojas de cristal templado.', 'Seis pares de sensores contra paso doble.'],
    { kg: 110, cm: [100, 140, 30] },
  ],
  [
    'TNX-PASO90',
    'Pasillo motorizado de hojas de cristal / Paso de 90 cm accesible',
    3_690_00,
    ['Paso para silla de ruedas.', 'Hojas de cristal templado.'],
    { kg: 125, cm: [100, 140, 30] },
  ],
];

const METAL: readonly FamilyLine[] = [
  [
    'TNX-ARCO6',
    'Arco detector de metales 6 zonas / Interior / Alarma sonora y luminosa',
    1_090_00,
    ['Seis zonas de detección.', '100 niveles de sensibilidad.'],
    { kg: 62, cm: [222, 82, 58] },
  ],
  [
    'TNX-ARCO33',
    'Arco detector de metales 33 zonas / Pantalla de 7" / Exterior techado',
    1_890_00,
    ['Treinta y tres zonas de detección.', 'Conteo de personas y alarmas.'],
    { kg: 74, cm: [222, 82, 58] },
  ],
  [
    'TNX-PALETA',
    'Detector de metales manual / Vibración y sonido / Batería 9 V',
    39_00,
    ['Detecta objetos desde un clip.', 'Vibración o sonido.'],
    { kg: 0.4, cm: [41, 9, 5] },
  ],
  [
    'TNX-PALETA-R',
    'Detector de metales manual recargable / Cargador incluido',
    58_00,
    ['Batería de 40 horas.', 'Vibración, sonido y luz.'],
    { kg: 0.5, cm: [41, 9, 5] },
  ],
];

/** Readers, biometric terminals, panels, locks, gates, turnstiles and metal detection. */
export function accessControl(): readonly ProductDraft[] {
  const lock = [
    'Anodizado resistente a la corrosión.',
    'Protección contra picos integrada.',
    'Herrajes y plantilla incluidos.',
  ];
  const gate = [
    'Desbloqueo manual con llave.',
    'Compatible con cualquier control de acceso.',
    'Central con ajuste de fuerza y tiempos.',
  ];
  return [
    ...family(
      {
        brand: 'portavex',
        categories: ['cardReaders'],
        sat: 'rfid',
        warranty: '3 años',
        use: 'Puertas de oficinas, escuelas y edificios.',
        kg: 0.3,
        cm: [12, 8, 2.5],
      },
      ['LED y zumbador de estado.', 'Encapsulado contra humedad y manipulación.', 'Alimentación de 9 a 16 Vcc.'],
      READERS,
    ),
    ...biometrics(),
    ...family(
      {
        brand: 'portavex',
        categories: ['doorPanels'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Control de acceso en red con programa de administración.',
        cm: [30, 28, 8],
      },
      [
        'Opera sin conexión y sincroniza al volver la red.',
        'Horarios, días festivos, antipassback y zonas de incendio.',
        'Gabinete metálico con fuente y espacio para batería.',
      ],
      PANELS,
    ),
    ...family(
      {
        brand: 'portavex',
        categories: ['credentials'],
        sat: 'rfid',
        warranty: '30 días',
        unit: 'pack',
        use: 'Identificación de usuarios.',
        kg: 0.2,
      },
      [
        'Número impreso en cada pieza.',
        'Compatible con lectores Portavex y terminales Dactivia.',
        'Vida útil superior a 100,000 lecturas.',
      ],
      CREDENTIALS,
    ),
    ...family(
      {
        brand: 'credelia',
        categories: ['cardPrinters'],
        sat: 'computerAccessory',
        warranty: '1 año',
        use: 'Credenciales de empleados, alumnos y visitantes.',
      },
      [
        'Programa de diseño en español.',
        'Impresión por sublimación de borde a borde.',
        'Cabezal con garantía extendida.',
      ],
      PRINTERS,
    ),
    ...family(
      {
        brand: 'cerravolt',
        categories: ['magneticLocks'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Puertas de cristal, madera y metal.',
        kg: 2.1,
        cm: [5, 25, 4],
      },
      lock,
      [...MAGLOCKS, ...MAG_OUT],
    ),
    ...family(
      {
        brand: 'cerravolt',
        categories: ['strikes'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Liberación eléctrica de puertas.',
        kg: 0.6,
        cm: [16, 4, 3],
      },
      lock,
      STRIKES,
    ),
    ...family(
      {
        brand: 'cerravolt',
        categories: ['smartLocks'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Departamentos, oficinas y hospedaje.',
        kg: 1.9,
        cm: [30, 7, 7],
      },
      ['Alerta de batería baja y alimentación de emergencia.', 'Para puertas de 35 a 70 mm.', 'Cierre automático.'],
      SMART,
    ),
    ...family(
      {
        brand: 'cerravolt',
        categories: ['exitButtons'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Salida de áreas controladas.',
        kg: 0.15,
        cm: [11.5, 7, 4],
      },
      ['Capacidad de 3 A a 36 Vcc.', 'Vida útil de 500,000 operaciones.', 'Tornillería incluida.'],
      BUTTONS,
    ),
    ...family(
      {
        brand: 'barrantis',
        categories: ['barriers'],
        sat: 'accessControl',
        warranty: '2 años',
        use: 'Estacionamientos, fraccionamientos y casetas.',
      },
      gate,
      BARRIERS,
    ),
    ...family(
      {
        brand: 'barrantis',
        categories: ['gateMotors'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Automatiza portones de casa, privada e industria.',
      },
      gate,
      MOTORS,
    ),
    ...family(
      {
        brand: 'barrantis',
        categories: ['uhf'],
        sat: 'rfid',
        warranty: '1 año',
        use: 'Acceso vehicular sin bajar la ventana.',
        kg: 2.6,
      },
      ['Frecuencia de 902 a 928 MHz.', 'Compatible con paneles Portavex.', 'Resiste lluvia y sol.'],
      UHF,
    ),
    ...family(
      {
        brand: 'turnaxo',
        categories: ['turnstiles'],
        sat: 'accessControl',
        warranty: '2 años',
        use: 'Recepciones, plantas, gimnasios y estadios.',
      },
      [
        'Acero inoxidable grado 304.',
        'Entrada para cualquier lector o terminal biométrica.',
        'Se libera en emergencia o sin energía.',
      ],
      TURNSTILES,
    ),
    ...family(
      {
        brand: 'turnaxo',
        categories: ['metalDetectors'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Revisión de personas en eventos, escuelas y oficinas públicas.',
      },
      ['Inofensivo para marcapasos y embarazadas.', 'Sensibilidad ajustable.', 'No daña medios magnéticos.'],
      METAL,
    ),
  ];
}
