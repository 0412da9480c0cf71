import { family, thousands, type FamilyLine, type ProductDraft } from '../product-draft';

const DISKS = [
  [1, 52_00],
  [2, 69_00],
  [4, 104_00],
  [6, 149_00],
  [8, 189_00],
  [10, 249_00],
  [12, 289_00],
  [14, 335_00],
  [16, 379_00],
  [18, 425_00],
] as const;

function hardDisks(): readonly ProductDraft[] {
  return DISKS.flatMap(([tb, cents]) => [
    disk(WATCH, tb, cents, tb > 8 ? 7200 : 5400),
    ...(tb >= 4 ? [disk(WATCH_AI, tb, Math.round(cents * 1.3), 7200)] : []),
  ]);
}

interface DiskLine {
  readonly prefix: string;
  readonly name: string;
  readonly warranty: string;
  readonly load: string;
}

const WATCH: DiskLine = {
  prefix: 'DSV-VIG',
  name: 'Vigilancia',
  warranty: '3 años',
  load: '64 cámaras y 180 TB de carga al año',
};

const WATCH_AI: DiskLine = {
  prefix: 'DSV-IA',
  name: 'Vigilancia IA',
  warranty: '5 años',
  load: '64 cámaras con 32 flujos de inteligencia artificial y 550 TB de carga al año',
};

function disk({ prefix, name, warranty, load }: DiskLine, tb: number, cents: number, rpm: number): ProductDraft {
  return {
    model: `${prefix}${tb}TB`,
    title: `Disco duro ${tb} TB / Línea ${name} / SATA 6 Gb/s / 3.5" / ${rpm} RPM / Uso 24/7`,
    brand: 'discavo',
    categories: ['hardDisks'],
    cents,
    features: [
      `Capacidad de ${tb} TB en formato de 3.5 pulgadas.`,
      `Soporta ${load}.`,
      'Optimizado para grabación continua 24/7 en DVR y NVR.',
      `Velocidad de ${thousands(rpm)} RPM e interfaz SATA de 6 Gb/s.`,
      'Sensores de vibración para gabinetes de varias bahías.',
    ],
    use: 'Almacenamiento de video en grabadores y servidores.',
    sat: 'storage',
    warranty,
    kg: 0.68,
    cm: [2.6, 14.7, 10.2],
    variant: {
      group: `disco-${name.toLowerCase().replace(' ', '-')}`,
      attributes: { Capacidad: `${tb} TB` },
      detail: `Disco de ${tb} TB`,
    },
  };
}

const CARDS = [
  [32, 6_90],
  [64, 9_80],
  [128, 15_90],
  [256, 28_50],
  [512, 54_00],
] as const;

function cards(): readonly ProductDraft[] {
  return CARDS.flatMap(([gb, cents]) => [
    { ...card(`GBA-SD${gb}-V30`, gb, cents, 'Videovigilancia', 'resiste 40,000 horas de escritura continua') },
    {
      ...card(`XLC-SD${gb}`, gb, Math.round(cents * 0.7), 'Estándar', 'para cámaras de hogar y teléfonos'),
      brand: 'xolocam' as const,
    },
  ]);
}

function card(model: string, gb: number, cents: number, line: string, endurance: string): ProductDraft {
  return {
    model,
    title: `Memoria microSD ${gb} GB / ${line} / Clase 10 U3 V30 / ${line === 'Estándar' ? '60' : '95'} MB/s`,
    brand: 'guardalba',
    categories: ['memoryCards'],
    cents,
    features: [
      `Capacidad de ${gb} GB.`,
      `Línea ${line.toLowerCase()}: ${endurance}.`,
      'Clase 10, U3 y V30 para video 4K.',
      'Resiste agua, rayos X y temperaturas de −25 a 85 °C.',
      'Compatible con cámaras IP y Wi-Fi con ranura microSD.',
    ],
    use: 'Grabación local dentro de la cámara.',
    sat: 'storage',
    warranty: line === 'Estándar' ? '1 año' : '3 años',
    kg: 0.01,
    cm: [0.3, 10, 8],
    variant: {
      group: model.replace(String(gb), 'X').toLowerCase(),
      attributes: { Capacidad: `${gb} GB` },
      detail: `Memoria de ${gb} GB`,
    },
  };
}

const SSDS = [
  [240, 29_00],
  [480, 44_00],
  [960, 79_00],
  [1920, 149_00],
] as const;

function ssds(): readonly ProductDraft[] {
  return SSDS.flatMap(([gb, cents]) =>
    (['SATA', 'NVMe'] as const).map((bus): ProductDraft => ({
      model: `DSV-SSD${gb}-${bus === 'SATA' ? 'S25' : 'M2'}`,
      title: `Unidad de estado sólido (SSD) ${gb} GB / ${bus === 'SATA' ? 'SATA 2.5"' : 'NVMe M.2 2280'} / ${bus === 'SATA' ? '550' : '3,400'} MB/s`,
      brand: 'discavo',
      categories: ['solidState'],
      cents: bus === 'SATA' ? cents : cents + 9_00,
      features: [
        `Capacidad de ${gb} GB con memoria 3D.`,
        `Lectura de hasta ${bus === 'SATA' ? '550' : '3,400'} MB/s.`,
        bus === 'SATA'
          ? 'Formato de 2.5 pulgadas y 7 mm para equipo de cómputo y grabador móvil.'
          : 'Formato M.2 2280 para servidores y computadoras.',
        'Sin partes móviles: resiste golpes y vibración.',
        'Monitoreo de salud por SMART.',
      ],
      use: 'Sistema operativo y base de datos de servidores de video.',
      sat: 'storage',
      warranty: '3 años',
      kg: 0.06,
      cm: [0.7, 10, 7],
      variant: { group: `ssd-${bus.toLowerCase()}`, attributes: { Capacidad: `${gb} GB` }, detail: `SSD de ${gb} GB` },
    })),
  );
}

const USB: readonly FamilyLine[] = [16, 32, 64, 128].map((gb, order) => [
  `GBA-USB${gb}`,
  `Memoria USB ${gb} GB / USB 3.2 / Metálica`,
  [4_20, 5_40, 8_10, 13_90][order] ?? 0,
  [`Capacidad de ${gb} GB.`, 'USB 3.2 con lectura de 100 MB/s.'],
  { variant: { group: 'gba-usb', attributes: { Capacidad: `${gb} GB` }, detail: `Memoria USB de ${gb} GB` } },
]);

const NAS: readonly FamilyLine[] = [
  [
    'DSV-NAS2',
    'NAS de 2 bahías / Hasta 36 TB / 4 núcleos / 2 GB RAM / 2.5 GbE',
    319_00,
    ['Dos bahías de 3.5 pulgadas, hasta 36 TB.', 'RAID 0 y 1.'],
  ],
  [
    'DSV-NAS4',
    'NAS de 4 bahías / Hasta 72 TB / 4 núcleos / 8 GB RAM / 2 × 2.5 GbE',
    589_00,
    ['Cuatro bahías de 3.5 pulgadas, hasta 72 TB.', 'RAID 0, 1, 5, 6 y 10.'],
  ],
  [
    'DSV-NAS8R',
    'NAS de 8 bahías para rack / Hasta 144 TB / 8 GB RAM / 10 GbE / Fuente redundante',
    1_890_00,
    ['Ocho bahías de 3.5 pulgadas, hasta 144 TB.', 'Dos fuentes de poder redundantes.'],
    { kg: 14 },
  ],
  [
    'DSV-SRV16',
    'Servidor de grabación de 16 bahías / Procesador de 8 núcleos / 32 GB RAM / RAID 6 / Hasta 288 TB',
    5_450_00,
    ['Dieciséis bahías, hasta 288 TB con RAID 6.', 'Hasta 200 cámaras de 4 megapixeles.'],
    { kg: 26 },
  ],
  [
    'DSV-WS-VMS',
    'Estación de trabajo para monitoreo / 8 núcleos / 16 GB RAM / 4 salidas de video 4K',
    1_640_00,
    ['Cuatro salidas de video 4K.', 'Decodifica 32 cámaras de 2 megapixeles.'],
    { kg: 9, sat: 'computer' },
  ],
];

/** Hard disks, solid state, memory cards and storage servers. */
export function storage(): readonly ProductDraft[] {
  return [
    ...hardDisks(),
    ...cards(),
    ...ssds(),
    ...family(
      {
        brand: 'guardalba',
        categories: ['memoryCards'],
        sat: 'storage',
        warranty: '1 año',
        use: 'Respaldo de evidencia desde el grabador.',
        kg: 0.01,
      },
      ['Cuerpo metálico con ojillo.', 'Compatible con grabadores y computadoras.', 'Formato FAT32 y exFAT.'],
      USB,
    ),
    ...family(
      {
        brand: 'discavo',
        categories: ['nas'],
        sat: 'computer',
        warranty: '3 años',
        use: 'Almacenamiento central de video y archivos.',
        kg: 3.4,
      },
      [
        'Administración por navegador en español.',
        'Respaldo automático y alertas por correo.',
        'Compatible con discos Vigilancia e IA de Discavo.',
      ],
      NAS,
    ),
  ];
}
