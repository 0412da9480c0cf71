import type { BrandKey } from '../data/brands';
import type { CategoryKey } from '../data/categories';
import type { ProductDraft } from '../product-draft';

const BODIES = [
  { name: 'Bala', code: 'B', category: 'turboBullet', cm: [7, 16.2, 7], mount: 'CMB-BALA-100' },
  { name: 'Domo', code: 'D', category: 'turboDome', cm: [7.2, 9.8, 9.8], mount: 'CMB-DOMO-110' },
  { name: 'Turret', code: 'T', category: 'turboTurret', cm: [8.5, 9.4, 9.4], mount: 'CMB-TURRET-120' },
] as const satisfies readonly {
  name: string;
  code: string;
  category: CategoryKey;
  cm: readonly [number, number, number];
  mount: string;
}[];

type Body = (typeof BODIES)[number];

interface Series {
  readonly brand: BrandKey;
  readonly name: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly megapixels: readonly number[];
  readonly lenses: readonly string[];
  readonly metres: number;
  readonly cents: readonly [number, number];
  readonly shell: 'metal' | 'plástico';
  readonly colour: boolean;
  readonly audio: boolean;
  readonly warranty: string;
}

const SERIES: readonly Series[] = [
  {
    brand: 'kimbrax',
    name: 'Eco',
    prefix: 'KX-B',
    suffix: 'P',
    megapixels: [2, 5],
    lenses: ['2.8', '3.6'],
    metres: 25,
    cents: [11_50, 3_20],
    shell: 'plástico',
    colour: false,
    audio: false,
    warranty: '2 años',
  },
  {
    brand: 'kimbrax',
    name: 'Metal',
    prefix: 'KX-M',
    suffix: 'IR',
    megapixels: [2, 5, 8],
    lenses: ['2.8', '3.6'],
    metres: 40,
    cents: [17_00, 4_40],
    shell: 'metal',
    colour: false,
    audio: false,
    warranty: '3 años',
  },
  {
    brand: 'quetzavid',
    name: 'ColorNoche',
    prefix: 'QV-2CE',
    suffix: 'DF0T-F',
    megapixels: [2, 5],
    lenses: ['2.8'],
    metres: 20,
    cents: [21_00, 5_10],
    shell: 'metal',
    colour: true,
    audio: true,
    warranty: '3 años',
  },
  {
    brand: 'quetzavid',
    name: 'Varifocal',
    prefix: 'QV-2CV',
    suffix: 'AZ',
    megapixels: [2, 5, 8],
    lenses: ['2.7-13.5'],
    metres: 60,
    cents: [58_00, 8_30],
    shell: 'metal',
    colour: false,
    audio: false,
    warranty: '3 años',
  },
  {
    brand: 'quetzavid',
    name: 'Clásica',
    prefix: 'QV-2CC',
    suffix: 'T-IT',
    megapixels: [2, 5, 8],
    lenses: ['2.8', '3.6'],
    metres: 30,
    cents: [19_00, 4_80],
    shell: 'metal',
    colour: false,
    audio: true,
    warranty: '3 años',
  },
  {
    brand: 'kimbrax',
    name: 'Color',
    prefix: 'KX-C',
    suffix: 'FC',
    megapixels: [2, 5],
    lenses: ['2.8', '3.6'],
    metres: 30,
    cents: [22_00, 4_60],
    shell: 'metal',
    colour: true,
    audio: true,
    warranty: '3 años',
  },
  {
    brand: 'xolocam',
    name: 'Básica',
    prefix: 'XLC-HD',
    suffix: 'L',
    megapixels: [1, 2, 5],
    lenses: ['2.8'],
    metres: 20,
    cents: [8_20, 2_60],
    shell: 'plástico',
    colour: false,
    audio: false,
    warranty: '1 año',
  },
];

const LINES: Readonly<Record<number, string>> = { 1: '720p', 2: '1080p', 5: '2560 × 1944', 8: '4K' };

function plural(mp: number): string {
  return mp === 1 ? '' : 'es';
}

function titleOf(series: Series, body: Body, mp: number, lens: string): string {
  const light = series.colour ? `Color 24/7 con luz blanca ${series.metres} m` : `${series.metres} m IR`;
  const shell = series.shell === 'metal' ? 'Metálica / Exterior IP67' : 'Plástica / Exterior IP66';
  const name = series.brand === 'quetzavid' ? body.name : `Cámara ${body.name.toLowerCase()}`;
  return `${name} TurboHD ${mp} Megapixel${plural(mp)} (${LINES[mp] ?? ''}) / Serie ${series.name} / Lente ${lens.includes('-') ? 'motorizado ' : ''}${lens} mm / ${light} / ${shell}`;
}

function featuresOf(series: Series, mp: number, lens: string): readonly string[] {
  return [
    `Resolución de ${mp} megapixel${plural(mp)} (${LINES[mp] ?? ''}) por cable coaxial.`,
    lens.includes('-')
      ? `Lente varifocal motorizado de ${lens} mm que se ajusta desde el DVR.`
      : `Lente fijo de ${lens} mm.`,
    series.colour
      ? `Imagen a color de noche con luz blanca de ${series.metres} metros.`
      : `Visión nocturna infrarroja inteligente de ${series.metres} metros.`,
    `Carcasa de ${series.shell} con protección ${series.shell === 'metal' ? 'IP67' : 'IP66'} para exterior.`,
    'Cuatro tecnologías en una: TVI, AHD, CVI y CVBS (analógica).',
    ...(series.audio ? ['Micrófono integrado con audio por coaxial.'] : []),
    'Alimentación de 12 Vcc; consumo máximo de 5 W.',
  ];
}

function camera(series: Series, body: Body, mp: number, lens: string): ProductDraft {
  const base = `${series.prefix}${body.code}${mp}${series.suffix}`;
  const several = series.lenses.length > 1;
  return {
    model: several ? `${base}-${lens.replace('.', '')}` : base,
    title: titleOf(series, body, mp, lens),
    brand: series.brand,
    categories: [body.category],
    cents: series.cents[0] + series.cents[1] * mp,
    features: featuresOf(series, mp, lens),
    use: 'Renueva instalaciones con cable coaxial o UTP y transceptores sin cambiar el cableado.',
    sat: 'securityCamera',
    warranty: series.warranty,
    kg: series.shell === 'metal' ? 0.36 : 0.19,
    cm: body.cm,
    ...(several
      ? { variant: { group: base.toLowerCase(), attributes: { Lente: `${lens} mm` }, detail: `Lente de ${lens} mm` } }
      : {}),
    accessories: [body.mount, 'TRX-BAL4K-PAR', 'VLT-12V1A'],
    proTitle: `Cámara TurboHD tipo ${body.name.toLowerCase()} de ${mp} MP para exterior con carcasa de ${series.shell}`,
  };
}

const PTZ: readonly ProductDraft[] = [
  ['KX-PTZ225T', 2, 25, 100, 239_00] as const,
  ['KX-PTZ215T', 2, 15, 80, 189_00] as const,
  ['KX-PTZ432T', 4, 32, 150, 410_00] as const,
].map(([model, mp, zoom, metres, cents]) => ({
  model,
  title: `PTZ TurboHD ${mp} Megapixeles / ${zoom}X zoom óptico / ${metres} m IR / Exterior IP66 / RS-485 y coaxial`,
  brand: 'kimbrax',
  categories: ['turboPtz'],
  cents,
  features: [
    `Zoom óptico de ${zoom}X con ${mp} megapixeles.`,
    `Infrarrojo de ${metres} metros.`,
    'Control por RS-485 o por el mismo cable coaxial.',
    'Giro continuo de 360° y 256 posiciones.',
    'Protección IP66 para exterior; 24 Vca con fuente incluida.',
  ],
  use: 'Patios y estacionamientos con cableado coaxial.',
  sat: 'securityCamera',
  warranty: '2 años',
  kg: 2.9,
  cm: [31, 21, 21],
  accessories: ['CMB-PTZ-BRAZO'],
}));

/** Cameras over coaxial cable: series × body × megapixels × lens. */
export function turboCameras(): readonly ProductDraft[] {
  const fixed = SERIES.flatMap((series) =>
    BODIES.flatMap((body) =>
      series.megapixels.flatMap((mp) => series.lenses.map((lens) => camera(series, body, mp, lens))),
    ),
  );
  return [...fixed, ...PTZ];
}
