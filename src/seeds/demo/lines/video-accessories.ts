import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const MOUNTS: readonly FamilyLine[] = [
  [
    'CMB-BALA-100',
    'Caja de conexión para cámara bala / Aluminio / IP66 / 100 mm',
    7_90,
    ['Para cámaras tipo bala de base de 70 a 100 mm.', 'Entrada de cable lateral y trasera.'],
  ],
  [
    'CMB-DOMO-110',
    'Caja de conexión para cámara domo / Aluminio / IP66 / 110 mm',
    8_40,
    ['Para cámaras tipo domo de hasta 110 mm.', 'Entrada de cable lateral y trasera.'],
  ],
  [
    'CMB-TURRET-120',
    'Caja de conexión para cámara turret / Aluminio / IP66 / 120 mm',
    8_10,
    ['Para cámaras turret de hasta 120 mm.', 'Entrada de cable lateral y trasera.'],
  ],
  [
    'CMB-PLASTICA-90',
    'Caja de conexión plástica para cámara / Interior / 90 mm',
    2_90,
    ['Plástico ABS para interior.', 'Compatible con cámaras de base de 90 mm.'],
  ],
  [
    'CMB-PARED-L',
    'Brazo de pared para domo y turret / Aluminio / 25 cm',
    14_50,
    ['Brazo de 25 cm con paso de cable interno.', 'Para fachadas y bardas.'],
  ],
  [
    'CMB-TECHO-50',
    'Montaje colgante de techo / Tubo de 50 cm / Aluminio',
    19_80,
    ['Tubo de 50 cm con rosca de 1.5 pulgadas.', 'Baja la cámara en techos altos.'],
  ],
  [
    'CMB-TECHO-100',
    'Montaje colgante de techo / Tubo de 100 cm / Aluminio',
    26_40,
    ['Tubo de 100 cm con rosca de 1.5 pulgadas.', 'Baja la cámara en naves industriales.'],
  ],
  [
    'CMB-POSTE-130',
    'Adaptador para poste de 67 a 130 mm / Acero inoxidable',
    16_20,
    ['Cinchos para poste de 67 a 130 mm.', 'Se combina con cajas y brazos de pared.'],
  ],
  [
    'CMB-ESQUINA',
    'Adaptador de esquina para cámara / Acero',
    17_60,
    ['Para esquinas exteriores de 90°.', 'Se combina con brazos de pared.'],
  ],
  [
    'CMB-PTZ-BRAZO',
    'Brazo de pared para cámara PTZ / Aluminio / 30 cm',
    29_90,
    ['Soporta hasta 10 kg.', 'Brazo de 30 cm con paso de cable interno.'],
  ],
  [
    'CMB-PARAPETO',
    'Montaje de parapeto para PTZ / Acero / Giratorio',
    88_00,
    ['Gira hacia dentro para dar mantenimiento.', 'Soporta hasta 12 kg.'],
  ],
  [
    'CMB-FALSO-PLAFON',
    'Montaje empotrado en plafón para domo / 150 mm',
    22_30,
    ['Para plafón de 10 a 40 mm de espesor.', 'Apariencia discreta en oficinas.'],
  ],
];

const TRANSCEIVERS: readonly FamilyLine[] = [
  [
    'TRX-BAL4K-PAR',
    'Par de transceptores pasivos (baluns) TurboHD hasta 8 Megapixeles / 200 m por UTP',
    3_60,
    ['Hasta 200 metros en 8 megapixeles por un par de UTP.', 'Conector de presión, sin herramienta.'],
    { unit: 'pair' },
  ],
  [
    'TRX-BAL-ENERGIA',
    'Par de transceptores de video y energía / TurboHD 5 Megapixeles / RJ45',
    5_80,
    ['Video y 12 Vcc por un solo cable UTP.', 'Conector RJ45 y plug de energía.'],
    { unit: 'pair' },
  ],
  [
    'TRX-PAS4',
    'Transceptor pasivo de 4 canales TurboHD / 5 Megapixeles / 300 m',
    14_90,
    ['Cuatro canales con terminal de tornillo.', 'Hasta 300 metros en 2 megapixeles.'],
  ],
  [
    'TRX-PAS16-RACK',
    'Transceptor pasivo de 16 canales TurboHD / RJ45 / 1 UR',
    79_00,
    ['Dieciséis canales en una unidad de rack.', 'Entradas RJ45 y salidas BNC.'],
  ],
  [
    'TRX-ACT1-RX',
    'Receptor activo de 1 canal TurboHD / 600 m por UTP',
    34_00,
    ['Hasta 600 metros en 2 megapixeles.', 'Ajuste de brillo y nitidez.'],
  ],
  [
    'EXT-HDMI60',
    'Extensor HDMI 1080p por UTP Cat6 / 60 m / Con infrarrojo',
    46_00,
    ['Lleva HDMI 1080p a 60 metros.', 'Regresa la señal del control remoto.'],
  ],
  [
    'EXT-HDMI4K70',
    'Extensor HDMI 4K por UTP Cat6 / 70 m / KVM USB',
    118_00,
    ['Lleva HDMI 4K a 70 metros.', 'Incluye teclado y ratón por USB.'],
  ],
  [
    'EXT-HDMI-IP150',
    'Extensor HDMI por red IP / 150 m / Uno a muchos',
    92_00,
    ['Un transmisor para varios receptores por switch.', 'Hasta 150 metros por tramo.'],
  ],
  [
    'EXT-POE250',
    'Extensor PoE de 1 puerto / 250 m / Exterior IP66',
    39_00,
    ['Extiende datos y PoE 250 metros.', 'Para exterior IP66 sin fuente local.'],
  ],
  [
    'EXT-POE800-PAR',
    'Par de extensores PoE largo alcance / 800 m por UTP',
    128_00,
    ['Hasta 800 metros por UTP Cat6.', 'Entrega hasta 15 W a la cámara.'],
    { unit: 'pair' },
  ],
  [
    'EOC-2000-PAR',
    'Convertidor de Ethernet por coaxial con PoE / 2,000 m / Par',
    139_00,
    ['Aprovecha el coaxial existente hasta 2,000 metros.', 'Alimenta la cámara a menos de 300 metros.'],
    { unit: 'pair' },
  ],
  [
    'SPL-HDMI4',
    'Divisor HDMI 1 a 4 / 4K 30 Hz',
    32_00,
    ['Una entrada y cuatro salidas HDMI 4K.', 'Fuente de 5 Vcc incluida.'],
  ],
];

const EXTRAS: readonly FamilyLine[] = [
  [
    'MIC-CCTV-70',
    'Micrófono para videovigilancia / Omnidireccional 70 m² / 12 Vcc',
    9_80,
    ['Cubre hasta 70 m².', 'Ganancia ajustable.'],
  ],
  [
    'MIC-CCTV-ANT',
    'Micrófono antivandálico para videovigilancia / 30 m² / Techo',
    28_50,
    ['Cubierta metálica antivandálica.', 'Reducción de ruido por DSP.'],
  ],
  [
    'ILU-IR60',
    'Iluminador infrarrojo 60 m / 60° / Exterior IP66 / 12 Vcc',
    44_00,
    ['Alcance de 60 metros con haz de 60°.', 'Fotocelda integrada.'],
  ],
  [
    'ILU-IR120',
    'Iluminador infrarrojo 120 m / 30° / Exterior IP66 / 24 Vca',
    96_00,
    ['Alcance de 120 metros con haz de 30°.', 'Fotocelda integrada.'],
  ],
  [
    'ILU-BLANCA40',
    'Iluminador de luz blanca 40 m / Exterior IP66 / PoE',
    88_00,
    ['Luz blanca de 40 metros para ver a color.', 'Alimentación PoE.'],
  ],
  [
    'GAB-CAM-EXT',
    'Gabinete para cámara profesional / Exterior IP66 / Ventilador y calefactor',
    74_00,
    ['Ventilador y calefactor a 24 Vca.', 'Apertura lateral.'],
  ],
  [
    'GAB-DVR-SEG',
    'Gabinete de seguridad para grabador / Acero / Ventilador / Llave',
    89_00,
    ['Para grabadores de hasta 45 cm.', 'Chapa con llave y ventilador.'],
    { kg: 9.5 },
  ],
  [
    'CTR-PTZ-4D',
    'Teclado controlador PTZ con palanca 4D / IP y RS-485 / Pantalla',
    295_00,
    ['Palanca de cuatro ejes.', 'Controla cámaras IP y analógicas.'],
  ],
  [
    'PRB-CCTV5',
    'Probador de videovigilancia 5" / IP, TVI, AHD, CVI 8 Megapixeles / PoE / 12 Vcc',
    289_00,
    ['Pantalla táctil de 5 pulgadas.', 'Prueba cámaras IP y de coaxial hasta 8 megapixeles.'],
    { brand: 'medipinza' },
  ],
];

const CABLE_LENGTHS = [
  [5, 3_90],
  [10, 5_60],
  [20, 8_90],
  [30, 12_40],
  [50, 18_90],
] as const;

function sets(): readonly ProductDraft[] {
  return CABLE_LENGTHS.map(([metres, cents]): ProductDraft => ({
    model: `CAR-SIAM-${metres}M`,
    title: `Cable armado siamés de video y energía / ${metres} m / BNC y plug de 12 Vcc / Hasta 8 Megapixeles`,
    brand: 'conectaro',
    categories: ['videoCables'],
    cents,
    features: [
      `Cable listo para usar de ${metres} metros.`,
      'Conectores BNC macho y plug de energía 2.1 mm en ambos extremos.',
      'Coaxial blindado y par de energía de cobre.',
      'Compatible con cámaras TurboHD de hasta 8 megapixeles.',
      'Incluye adaptador BNC hembra.',
    ],
    use: 'Instalaciones rápidas sin ponchar conectores.',
    sat: 'coaxCable',
    warranty: '1 año',
    kg: metres * 0.035,
    variant: { group: 'car-siam', attributes: { Longitud: `${metres} m` }, detail: `Cable de ${metres} metros` },
  }));
}

const PLUGS: readonly FamilyLine[] = [
  [
    'BNC-COMP-RG59',
    'Conector BNC macho de compresión para RG59 / Paquete de 10',
    6_40,
    ['De compresión para RG59.', 'Paquete de 10 piezas.'],
    { unit: 'pack' },
  ],
  [
    'BNC-COMP-RG6',
    'Conector BNC macho de compresión para RG6 / Paquete de 10',
    6_90,
    ['De compresión para RG6.', 'Paquete de 10 piezas.'],
    { unit: 'pack' },
  ],
  [
    'BNC-TORN-10',
    'Conector BNC macho de tornillo / Paquete de 10',
    5_20,
    ['De tornillo, sin herramienta especial.', 'Paquete de 10 piezas.'],
    { unit: 'pack' },
  ],
  [
    'BNC-BARRIL-10',
    'Adaptador BNC hembra a hembra (barril) / Paquete de 10',
    4_80,
    ['Une dos cables coaxiales.', 'Paquete de 10 piezas.'],
    { unit: 'pack' },
  ],
  [
    'DCJ-MACHO-10',
    'Conector de energía macho 2.1 mm con tornillo / Paquete de 10',
    3_90,
    ['Para cámaras de 12 Vcc.', 'Paquete de 10 piezas.'],
    { unit: 'pack' },
  ],
  [
    'DCJ-HEMBRA-10',
    'Conector de energía hembra 2.1 mm con tornillo / Paquete de 10',
    3_90,
    ['Para fuentes de 12 Vcc.', 'Paquete de 10 piezas.'],
    { unit: 'pack' },
  ],
  ['DCJ-DIV4', 'Divisor de energía 1 a 4 / Plug 2.1 mm', 2_40, ['Una fuente para cuatro cámaras.', 'Cable de 40 cm.']],
  ['DCJ-DIV8', 'Divisor de energía 1 a 8 / Plug 2.1 mm', 3_80, ['Una fuente para ocho cámaras.', 'Cable de 40 cm.']],
];

const MONITORS = [
  ['PTV-19HD', 19, '1366 × 768', '16/7', 89_00],
  ['PTV-22FHD', 22, '1080p', '16/7', 112_00],
  ['PTV-24VGA', 24, '1080p', '24/7', 139_00],
  ['PTV-27FHD', 27, '1080p', '24/7', 189_00],
  ['PTV-32FHD', 32, '1080p', '24/7', 289_00],
  ['PTV-43UHD', 43, '4K', '24/7', 459_00],
  ['PTV-50UHD', 50, '4K', '24/7', 589_00],
  ['PTV-55UHD', 55, '4K', '24/7', 749_00],
  ['PTV-65UHD', 65, '4K', '24/7', 1_090_00],
  ['PTV-75UHD', 75, '4K', '24/7', 1_690_00],
  ['PTV-VW46-17', 46, '1080p', '24/7', 1_390_00],
  ['PTV-VW55-09', 55, '1080p', '24/7', 2_490_00],
] as const;

function monitors(): readonly ProductDraft[] {
  return MONITORS.map(([model, inches, pixels, duty, cents]): ProductDraft => {
    const wall = model.includes('VW');
    return {
      model,
      title: `Monitor LED ${inches}" ${pixels} / ${wall ? 'Videowall con bisel ultradelgado' : 'HDMI y VGA'} / Uso ${duty}`,
      brand: 'pantevia',
      categories: ['monitors'],
      cents,
      features: [
        `Pantalla LED de ${inches} pulgadas con resolución ${pixels}.`,
        `Diseñado para uso ${duty}.`,
        wall
          ? `Bisel de ${model.endsWith('09') ? '0.9' : '1.7'} mm entre pantallas para videowall.`
          : 'Entradas HDMI y VGA; bocinas integradas.',
        'Ángulo de visión de 178° y filtro antirreflejante.',
        `Montaje VESA ${inches > 40 ? '400 × 400' : '100 × 100'} mm.`,
      ],
      use: wall
        ? 'Centros de monitoreo C4 y C5, salas de control y publicidad.'
        : 'Cuartos de monitoreo y mostradores.',
      sat: 'monitor',
      warranty: wall ? '3 años' : '2 años',
      kg: Math.round(inches * inches * 0.065) / 10 + 2,
      cm: [Math.round(inches * 1.4), Math.round(inches * 2.3), 8],
    };
  });
}

const SOFTWARE: readonly FamilyLine[] = [
  [
    'SFA-VMS-BASE',
    'Licencia base de VMS Softalba / 16 cámaras incluidas / Un servidor',
    480_00,
    ['Incluye 16 cámaras y clientes ilimitados.', 'Un servidor de grabación.'],
  ],
  [
    'SFA-VMS-1CH',
    'Licencia de VMS Softalba / 1 cámara adicional',
    48_00,
    ['Añade una cámara al sistema.', 'Licencia perpetua.'],
  ],
  [
    'SFA-VMS-64CH',
    'Licencia de VMS Softalba / 64 cámaras adicionales',
    2_650_00,
    ['Añade 64 cámaras al sistema.', 'Licencia perpetua.'],
  ],
  [
    'SFA-LPR-1',
    'Licencia de lectura de placas Softalba / 1 carril',
    690_00,
    ['Reconoce placas en un carril.', 'Listas y reportes por horario.'],
  ],
  [
    'SFA-ROSTRO-5K',
    'Licencia de reconocimiento facial Softalba / 5,000 rostros',
    3_400_00,
    ['Base de 5,000 rostros.', 'Alertas por lista de interés.'],
  ],
  [
    'SFA-ACC-8',
    'Licencia de control de acceso Softalba / 8 puertas',
    320_00,
    ['Administra ocho puertas y 5,000 usuarios.', 'Integración con paneles Portavex.'],
  ],
  [
    'SFA-MON-500',
    'Licencia de central de monitoreo Softalba / 500 cuentas',
    1_950_00,
    ['Recibe 500 cuentas de alarma.', 'Contact ID y SIA por IP.'],
  ],
  [
    'SFA-FLOTA-ANUAL',
    'Licencia anual de rastreo vehicular Softalba / 1 unidad',
    39_00,
    ['Un vehículo por doce meses.', 'Geocercas, rutas y reportes.'],
  ],
];

/** Mounts, transceivers, extenders, cables, monitors and software for video surveillance. */
export function videoAccessories(): readonly ProductDraft[] {
  return [
    ...family(
      {
        brand: 'quetzavid',
        categories: ['mounts'],
        sat: 'cameraAccessory',
        warranty: '1 año',
        use: 'Instalación limpia y firme de cámaras.',
        kg: 0.45,
        cm: [6, 14, 14],
      },
      [
        'Acabado blanco resistente a la intemperie.',
        'Incluye tornillería y empaque.',
        'Plantilla de perforación en la caja.',
      ],
      MOUNTS,
    ),
    ...family(
      {
        brand: 'conectaro',
        categories: ['transceivers'],
        sat: 'cameraAccessory',
        warranty: '1 año',
        use: 'Lleva video, datos y energía más lejos con el cable disponible.',
        kg: 0.2,
        cm: [3, 10, 8],
      },
      [
        'Protección contra estática y picos.',
        'Instalación sin configurar.',
        'Cuerpo con indicadores y guía rápida en español.',
      ],
      TRANSCEIVERS,
    ),
    ...family(
      {
        brand: 'quetzavid',
        categories: ['cameraExtras'],
        sat: 'cameraAccessory',
        warranty: '1 año',
        use: 'Completa el sistema de videovigilancia.',
        kg: 0.6,
      },
      [
        'Compatible con cámaras y grabadores de cualquier marca.',
        'Incluye soporte y tornillería.',
        'Guía de instalación en español.',
      ],
      EXTRAS,
    ),
    ...sets(),
    ...family(
      {
        brand: 'conectaro',
        categories: ['videoCables'],
        sat: 'connector',
        warranty: '30 días',
        use: 'Consumibles para instalación de cámaras.',
        kg: 0.12,
      },
      ['Contactos con baño de níquel.', 'Baja pérdida de señal.', 'Para uso con cámaras TurboHD y analógicas.'],
      PLUGS,
    ),
    ...monitors(),
    ...family(
      {
        brand: 'softalba',
        categories: ['software'],
        sat: 'computerAccessory',
        warranty: 'Sin garantía',
        unit: 'licence',
        use: 'Plataforma única para video, acceso y monitoreo.',
      },
      [
        'Entrega por correo electrónico; no ocupa almacén.',
        'Soporte técnico en español por doce meses.',
        'Requiere registro del proyecto.',
      ],
      SOFTWARE,
    ),
  ];
}
