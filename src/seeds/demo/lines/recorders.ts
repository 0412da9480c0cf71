import type { BrandKey } from '../data/brands';
import { family, type FamilyLine, type ProductDraft } from '../product-draft';

interface Series {
  readonly brand: BrandKey;
  readonly kind: 'NVR' | 'DVR';
  readonly name: string;
  readonly model: (channels: number) => string;
  readonly channels: readonly number[];
  readonly megapixels: number;
  readonly poe?: boolean;
  readonly cents: readonly [number, number];
  readonly warranty: string;
  readonly analytics: string;
}

const SERIES: readonly Series[] = [
  {
    brand: 'quetzavid',
    kind: 'NVR',
    name: 'Pro',
    model: (c) => `NVR-${c}MH-C(D)`,
    channels: [4, 8, 16, 32, 64],
    megapixels: 12,
    cents: [72_00, 8_40],
    warranty: '3 años',
    analytics: 'Búsqueda por humano o vehículo en segundos',
  },
  {
    brand: 'quetzavid',
    kind: 'NVR',
    name: 'Pro PoE',
    model: (c) => `NVR-${c}MH-C/${c}P`,
    channels: [4, 8, 16],
    megapixels: 8,
    poe: true,
    cents: [96_00, 14_60],
    warranty: '3 años',
    analytics: 'Búsqueda por humano o vehículo en segundos',
  },
  {
    brand: 'xolocam',
    kind: 'NVR',
    name: 'Básico',
    model: (c) => `XLC-NVR${c}A`,
    channels: [4, 8, 16],
    megapixels: 5,
    cents: [48_00, 4_10],
    warranty: '2 años',
    analytics: 'Reproducción por detección de movimiento',
  },
  {
    brand: 'xolocam',
    kind: 'NVR',
    name: 'Básico PoE',
    model: (c) => `XLC-NVR${c}A-POE`,
    channels: [4, 8],
    megapixels: 5,
    poe: true,
    cents: [62_00, 9_20],
    warranty: '2 años',
    analytics: 'Reproducción por detección de movimiento',
  },
  {
    brand: 'orvantis',
    kind: 'NVR',
    name: 'Centinela IA',
    model: (c) => `ORV-N${c}-AIX`,
    channels: [16, 32, 64, 128, 256],
    megapixels: 32,
    cents: [620_00, 38_00],
    warranty: '5 años',
    analytics: 'Reconocimiento facial y búsqueda por atributos',
  },
  {
    brand: 'kimbrax',
    kind: 'DVR',
    name: 'Eco',
    model: (c) => `KX-DVR${String(c).padStart(2, '0')}LT`,
    channels: [4, 8, 16],
    megapixels: 2,
    cents: [34_00, 4_90],
    warranty: '2 años',
    analytics: 'Detección de movimiento',
  },
  {
    brand: 'kimbrax',
    kind: 'DVR',
    name: 'Acero',
    model: (c) => `KX-DVR${String(c).padStart(2, '0')}-5N`,
    channels: [4, 8, 16, 32],
    megapixels: 5,
    cents: [52_00, 8_60],
    warranty: '3 años',
    analytics: 'Detección de humanos y vehículos en cuatro canales',
  },
  {
    brand: 'quetzavid',
    kind: 'DVR',
    name: 'Turbo IA',
    model: (c) => `iQV-72${String(c).padStart(2, '0')}HUHI-M1/S`,
    channels: [4, 8, 16, 32],
    megapixels: 8,
    cents: [88_00, 13_40],
    warranty: '3 años',
    analytics: 'Protección perimetral y reconocimiento facial',
  },
  {
    brand: 'kimbrax',
    kind: 'NVR',
    name: 'Acero IP',
    model: (c) => `KX-NVR${String(c).padStart(2, '0')}-K`,
    channels: [4, 8, 16, 32],
    megapixels: 8,
    cents: [58_00, 7_10],
    warranty: '3 años',
    analytics: 'Detección de humanos y vehículos',
  },
  {
    brand: 'kimbrax',
    kind: 'NVR',
    name: 'Acero IP PoE',
    model: (c) => `KX-NVR${String(c).padStart(2, '0')}P-K`,
    channels: [4, 8, 16],
    megapixels: 8,
    poe: true,
    cents: [82_00, 12_40],
    warranty: '3 años',
    analytics: 'Detección de humanos y vehículos',
  },
  {
    brand: 'quetzavid',
    kind: 'NVR',
    name: 'IA',
    model: (c) => `NVR-${c}AI-X(E)`,
    channels: [8, 16, 32],
    megapixels: 12,
    cents: [189_00, 17_20],
    warranty: '3 años',
    analytics: 'Reconocimiento facial y protección perimetral',
  },
  {
    brand: 'kimbrax',
    kind: 'DVR',
    name: 'Acero 4K',
    model: (c) => `KX-DVR${String(c).padStart(2, '0')}-8K`,
    channels: [4, 8, 16, 32],
    megapixels: 8,
    cents: [86_00, 12_10],
    warranty: '3 años',
    analytics: 'Protección perimetral en todos los canales',
  },
  {
    brand: 'xolocam',
    kind: 'DVR',
    name: 'Básico',
    model: (c) => `XLC-DVR${c}H`,
    channels: [4, 8, 16],
    megapixels: 2,
    cents: [28_00, 3_80],
    warranty: '1 año',
    analytics: 'Detección de movimiento',
  },
];

function bays(channels: number): number {
  if (channels <= 8) return 1;
  if (channels <= 16) return 2;
  return channels <= 64 ? 4 : 16;
}

function bayLabel(disks: number): string {
  return `${disks} bahía${disks > 1 ? 's' : ''}`;
}

function titleOf(series: Series, channels: number): string {
  const parts = [
    `${series.kind} ${channels} canales ${series.kind === 'NVR' ? 'IP' : 'TurboHD'}`,
    `Hasta ${series.megapixels} Megapixeles`,
    `Serie ${series.name}`,
    ...(series.poe ? [`${channels} puertos PoE+`] : []),
    `${bayLabel(bays(channels))} de disco duro`,
    `HDMI ${hdmi(series)}`,
    'H.265+',
  ];
  return parts.join(' / ');
}

function hdmi(series: Series): string {
  return series.megapixels >= 8 ? '4K' : '1080p';
}

function inputs(series: Series, channels: number): readonly string[] {
  return series.kind === 'NVR'
    ? [
        `${channels} canales IP de hasta ${series.megapixels} megapixeles.`,
        `Ancho de banda de entrada de ${Math.min(channels * 10, 1000)} Mbps.`,
      ]
    : [
        `${channels} canales TurboHD más ${Math.max(2, channels / 2)} canales IP adicionales de hasta ${series.megapixels} megapixeles.`,
        'Audio por coaxial y compatibilidad con TVI, AHD, CVI y CVBS.',
      ];
}

function featuresOf(series: Series, channels: number): readonly string[] {
  const disks = bays(channels);
  return [
    ...inputs(series, channels),
    ...(series.poe ? [`Switch integrado con ${channels} puertos PoE+ (presupuesto de ${channels * 15} W).`] : []),
    `${bayLabel(disks)} SATA para discos de hasta ${disks === 16 ? 18 : 10} TB cada uno; disco no incluido.`,
    `${series.analytics}.`,
    `Salida HDMI ${hdmi(series)} y VGA${disks > 1 ? '; dos puertos de red Gigabit' : ''}.`,
    'Aplicación móvil gratuita con notificaciones; compatible con ONVIF.',
  ];
}

/** Weight and size by the number of disk bays. */
function chassis(disks: number): Pick<ProductDraft, 'kg' | 'cm'> {
  if (disks === 16) return { kg: 14.5, cm: [13.3, 48, 45] };
  return disks > 1 ? { kg: 3.2, cm: [7, 44, 32] } : { kg: 1.1, cm: [4.8, 31, 24] };
}

function shelves(series: Series): ProductDraft['categories'] {
  if (series.kind === 'DVR') return ['dvr'];
  return series.poe ? ['nvrPoe', 'nvr'] : ['nvr'];
}

function recorder(series: Series, channels: number): ProductDraft {
  const disks = bays(channels);
  const cameras = series.kind === 'NVR' ? 'IP' : 'TurboHD';
  return {
    model: series.model(channels),
    title: titleOf(series, channels),
    brand: series.brand,
    categories: shelves(series),
    cents: series.cents[0] + series.cents[1] * channels + (disks - 1) * 9_00,
    features: featuresOf(series, channels),
    use: `Graba y administra hasta ${channels} cámaras ${cameras === 'IP' ? 'IP' : 'por cable coaxial'} desde un solo equipo.`,
    sat: 'recorder',
    warranty: series.warranty,
    ...chassis(disks),
    variant: {
      group: `grabador-${series.model(0).toLowerCase()}`,
      attributes: { Canales: `${channels} canales` },
      detail: `${channels} canales`,
    },
    accessories: ['DSV-VIG4TB', 'PTV-24VGA'],
    proTitle: `Grabador ${series.kind} de ${channels} canales para cámaras ${cameras} de hasta ${series.megapixels} MP`,
  };
}

const MOBILE: readonly FamilyLine[] = [
  [
    'RDV-M4SD',
    'DVR móvil 4 canales AHD 1080p / GPS / 4G / microSD 2 × 512 GB',
    189_00,
    [
      'Cuatro canales AHD de 2 megapixeles.',
      'Graba en dos memorias microSD de hasta 512 GB.',
      'GPS y módem 4G integrados.',
    ],
  ],
  [
    'RDV-M4HD',
    'DVR móvil 4 canales AHD 1080p / GPS / 4G / Wi-Fi / Disco duro 2.5" 2 TB',
    298_00,
    [
      'Cuatro canales AHD de 2 megapixeles.',
      'Disco de 2.5" de hasta 2 TB con amortiguador.',
      'GPS, 4G y Wi-Fi integrados.',
    ],
  ],
  [
    'RDV-M8HD',
    'DVR móvil 8 canales AHD 1080p + 4 IP / GPS / 4G / Wi-Fi / 2 discos 2.5"',
    465_00,
    [
      'Ocho canales AHD y cuatro IP de 2 megapixeles.',
      'Dos discos de 2.5" de hasta 2 TB.',
      'GPS, 4G y Wi-Fi integrados.',
    ],
  ],
  [
    'RDV-M5IA',
    'DVR móvil 5 canales con IA / ADAS y DSM / GPS / 4G / SSD 480 GB',
    389_00,
    [
      'Alerta de fatiga, distracción y uso de teléfono (DSM).',
      'Alerta de colisión y salida de carril (ADAS).',
      'Unidad SSD de 480 GB incluida.',
    ],
  ],
  [
    'RDV-DASH2',
    'Cámara de tablero 2 canales 2 Megapixeles / GPS / 4G / microSD 256 GB',
    149_00,
    [
      'Vista al camino y a la cabina en 1080p.',
      'Ubicación GPS y video en vivo por 4G.',
      'Microfono y bocina integrados.',
    ],
  ],
];

const MOBILE_CAMERAS: readonly FamilyLine[] = [
  [
    'RDV-CAM-FRT',
    'Cámara frontal para vehículo AHD 2 Megapixeles / Lente 3.6 mm / Interior / Conector de aviación',
    34_00,
    ['Lente de 3.6 mm para ver el camino.', 'Montaje adhesivo en parabrisas.'],
  ],
  [
    'RDV-CAM-DOMO',
    'Domo para vehículo AHD 2 Megapixeles / Lente 2.8 mm / 10 m IR / Audio / Conector de aviación',
    29_50,
    ['Lente de 2.8 mm con infrarrojo de 10 metros.', 'Micrófono integrado.'],
  ],
  [
    'RDV-CAM-REV',
    'Cámara de reversa AHD 2 Megapixeles / Exterior IP69K / 15 m IR / Conector de aviación',
    38_00,
    ['Protección IP69K contra lavado a presión.', 'Infrarrojo de 15 metros.'],
  ],
  [
    'RDV-CAM-LAT',
    'Cámara lateral para vehículo AHD 2 Megapixeles / Exterior IP67 / Conector de aviación',
    36_00,
    ['Para espejo o costado; exterior IP67.', 'Lente de 2.8 mm.'],
  ],
  [
    'RDV-CAM-DSM',
    'Cámara DSM de fatiga para conductor / 2 Megapixeles / IR 940 nm invisible',
    95_00,
    ['Reconoce ojos cerrados, bostezo y teléfono.', 'Infrarrojo invisible de 940 nm.'],
  ],
  [
    'RDV-MON7',
    'Monitor de 7" para vehículo / Dos entradas AHD / 12-24 Vcc',
    68_00,
    ['Pantalla de 7 pulgadas con dos entradas AHD.', 'Cambia sola a la vista de reversa.'],
  ],
];

const BODY: readonly FamilyLine[] = [
  [
    'PTR-BC32',
    'Cámara corporal 1080p / 32 GB / 8 h de batería / IP67 / IR',
    168_00,
    ['Memoria de 32 GB y ocho horas de batería.', 'Video 1080p con infrarrojo de 10 metros.'],
  ],
  [
    'PTR-BC64G',
    'Cámara corporal 1080p / 64 GB / GPS / 10 h de batería / IP68',
    245_00,
    ['Memoria de 64 GB y diez horas de batería.', 'GPS con registro del recorrido.'],
  ],
  [
    'PTR-BC4G128',
    'Cámara corporal 4G 2K / 128 GB / GPS / Video en vivo / IP68',
    460_00,
    ['Memoria de 128 GB y video en vivo por 4G.', 'Botón de pánico y pulsar para hablar.'],
  ],
  [
    'PTR-DOCK8',
    'Estación de descarga para 8 cámaras corporales / 4 TB',
    890_00,
    ['Carga y descarga ocho cámaras a la vez.', 'Disco de 4 TB con evidencia cifrada.'],
    { kg: 5.4 },
  ],
];

/** Network, digital and on-board recorders with their cameras. */
export function recorders(): readonly ProductDraft[] {
  const boards = [
    'Cifrado de la evidencia y marca de agua.',
    'Fuente de 8 a 36 Vcc protegida contra picos.',
    'Resiste vibración y temperaturas de −20 a 60 °C.',
  ];
  return [
    ...SERIES.flatMap((series) => series.channels.map((channels) => recorder(series, channels))),
    ...family(
      {
        brand: 'rodavid',
        categories: ['dashRecorders'],
        sat: 'recorder',
        warranty: '1 año',
        use: 'Autobuses, camiones de carga y patrullas.',
        kg: 1.6,
        cm: [6, 18, 16],
      },
      boards,
      MOBILE,
    ),
    ...family(
      {
        brand: 'rodavid',
        categories: ['mobileCameras'],
        sat: 'camera',
        warranty: '1 año',
        use: 'Complemento de los grabadores móviles.',
        kg: 0.3,
        cm: [6, 8, 7],
      },
      [
        'Conector de aviación de 4 pines con rosca.',
        'Alimentación de 12 Vcc desde el grabador.',
        'Cuerpo metálico resistente a vibración.',
      ],
      MOBILE_CAMERAS,
    ),
    ...family(
      {
        brand: 'patrullia',
        categories: ['bodyCameras'],
        sat: 'camera',
        warranty: '1 año',
        use: 'Policía municipal, seguridad privada y supervisión en campo.',
        kg: 0.18,
        cm: [9, 6, 3],
      },
      [
        'Archivos con cifrado AES-256 y marca de agua.',
        'Pregrabación de 30 segundos.',
        'Resiste caídas de dos metros.',
      ],
      BODY,
    ),
  ];
}
