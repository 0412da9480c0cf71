import type { BrandKey } from '../data/brands';
import type { CategoryKey } from '../data/categories';
import type { ProductDraft } from '../product-draft';

type Body = 'bullet' | 'dome' | 'turret';

interface BodyTraits {
  readonly name: string;
  readonly letters: string;
  readonly category: CategoryKey;
  readonly kg: number;
  readonly cm: readonly [number, number, number];
  readonly mount: string;
  readonly extraCents: number;
}

const BODIES: Readonly<Record<Body, BodyTraits>> = {
  bullet: {
    name: 'Bala',
    letters: '20',
    category: 'ipBullet',
    kg: 0.48,
    cm: [8.5, 18.4, 8.5],
    mount: 'CMB-BALA-100',
    extraCents: 0,
  },
  dome: {
    name: 'Domo',
    letters: '21',
    category: 'ipDome',
    kg: 0.51,
    cm: [8.1, 11.1, 11.1],
    mount: 'CMB-DOMO-110',
    extraCents: 4_00,
  },
  turret: {
    name: 'Turret',
    letters: '23',
    category: 'ipTurret',
    kg: 0.44,
    cm: [9.6, 11, 11],
    mount: 'CMB-TURRET-120',
    extraCents: 2_00,
  },
};

const PIXELS: Readonly<Record<number, string>> = {
  2: '1920 × 1080 (1080p)',
  3: '2304 × 1296',
  4: '2688 × 1520 (2K)',
  5: '2880 × 1620',
  6: '3200 × 1800',
  8: '3840 × 2160 (4K)',
  12: '4000 × 3000',
};

interface Series {
  readonly brand: BrandKey;
  readonly name: string;
  /** Model from the body's letters and megapixels: XX-2CD2[1]4[3]... */
  readonly model: (letters: string, mp: number) => string;
  readonly bodies: readonly Body[];
  readonly megapixels: readonly number[];
  readonly lenses: readonly string[];
  readonly metres: number;
  /** Base price and price of each megapixel, US cents. */
  readonly cents: readonly [number, number];
  readonly light: 'infrared' | 'colour' | 'dual';
  readonly audio: boolean;
  readonly indoor?: boolean;
  /** Makers differ: some write «Cámara bala IP», some «Bala IP». */
  readonly plainTitle?: boolean;
  readonly ik10: boolean;
  readonly analytics: string;
  readonly warranty: string;
  readonly use: string;
}

const SERIES: readonly Series[] = [
  {
    brand: 'quetzavid',
    name: 'Esencial',
    model: (l, mp) => `QV-2CD${l}${mp}3G2-I`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [2, 4, 5, 6, 8],
    lenses: ['2.8', '4'],
    metres: 30,
    cents: [46_00, 15_50],
    light: 'infrared',
    audio: false,
    ik10: true,
    analytics: 'Clasificación de humanos y vehículos que reduce las falsas alarmas',
    warranty: '3 años',
    use: 'Comercio, oficinas y residencias que piden imagen nítida de día y de noche.',
  },
  {
    brand: 'quetzavid',
    name: 'ColorNoche',
    model: (l, mp) => `QV-2CD${l}${mp}7G2-LU`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [2, 4, 8],
    lenses: ['2.8', '4'],
    metres: 40,
    cents: [72_00, 19_00],
    light: 'colour',
    audio: true,
    ik10: false,
    analytics: 'Protección perimetral por cruce de línea e intrusión con filtro de humanos y vehículos',
    warranty: '3 años',
    use: 'Accesos y estacionamientos donde se necesita reconocer ropa y color de vehículos a toda hora.',
  },
  {
    brand: 'quetzavid',
    name: 'Motorizada',
    model: (l, mp) => `QV-2CD${l}${mp}6G2-IZS`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [2, 4, 8],
    lenses: ['2.8-12'],
    metres: 60,
    cents: [128_00, 24_00],
    light: 'infrared',
    audio: true,
    ik10: true,
    analytics: 'Captura facial y protección perimetral con aprendizaje profundo',
    warranty: '3 años',
    use: 'Patios, bodegas y bardas largas que requieren ajustar el encuadre a distancia.',
  },
  {
    brand: 'xolocam',
    plainTitle: true,
    name: 'Básica',
    model: (l, mp) => `XLC-IP${l}-${mp}M`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [2, 3, 4, 5],
    lenses: ['2.8', '4'],
    metres: 25,
    cents: [29_00, 7_50],
    light: 'infrared',
    audio: false,
    ik10: false,
    analytics: 'Detección de movimiento por zonas',
    warranty: '2 años',
    use: 'Proyectos con presupuesto ajustado: tiendas, escuelas y viviendas.',
  },
  {
    brand: 'xolocam',
    plainTitle: true,
    name: 'Interior',
    model: (l, mp) => `XLC-IN${l}-${mp}MA`,
    bodies: ['dome', 'turret'],
    megapixels: [2, 4],
    lenses: ['2.8'],
    metres: 15,
    cents: [27_00, 7_00],
    light: 'infrared',
    audio: true,
    indoor: true,
    ik10: false,
    analytics: 'Detección de movimiento y de sonido',
    warranty: '2 años',
    use: 'Pasillos, cajas y salones: cámara discreta sólo para interior.',
  },
  {
    brand: 'orvantis',
    name: 'Vigía IA',
    model: (l, mp) => `ORV-A${l}${String(mp).padStart(2, '0')}VZ-DL`,
    bodies: ['bullet', 'dome'],
    megapixels: [4, 6, 8, 12],
    lenses: ['2.7-13.5'],
    metres: 80,
    cents: [310_00, 41_00],
    light: 'dual',
    audio: true,
    ik10: true,
    analytics: 'Búsqueda por atributos, conteo de personas y detección de objetos abandonados en la propia cámara',
    warranty: '5 años',
    use: 'Ciudad segura, puertos y corporativos con analítica en sitio.',
  },
  {
    brand: 'kimbrax',
    plainTitle: true,
    name: 'Metal IP',
    model: (l, mp) => `KX-IPC${l}${mp}-MTL`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [2, 4, 8],
    lenses: ['2.8', '4'],
    metres: 50,
    cents: [58_00, 14_00],
    light: 'dual',
    audio: true,
    ik10: false,
    analytics: 'Clasificación de humanos y vehículos',
    warranty: '3 años',
    use: 'Naves industriales y clima extremo, con carcasa metálica.',
  },
  {
    brand: 'orvantis',
    name: 'Urbana',
    model: (l, mp) => `ORV-U${l}${String(mp).padStart(2, '0')}F-IR`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [4, 6, 8],
    lenses: ['2.8', '4', '6'],
    metres: 50,
    cents: [168_00, 23_00],
    light: 'infrared',
    audio: true,
    ik10: true,
    analytics: 'Detección de merodeo, cruce de línea y conteo de vehículos',
    warranty: '5 años',
    use: 'Vialidades, escuelas y edificios públicos.',
  },
  {
    brand: 'xolocam',
    plainTitle: true,
    name: 'Color',
    model: (l, mp) => `XLC-CL${l}-${mp}MW`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [4, 5, 8],
    lenses: ['2.8'],
    metres: 20,
    cents: [38_00, 8_80],
    light: 'colour',
    audio: true,
    ik10: false,
    analytics: 'Detección de personas',
    warranty: '2 años',
    use: 'Fachadas y cocheras que necesitan color de noche a bajo costo.',
  },
  {
    brand: 'quetzavid',
    name: 'Luz Dual',
    model: (l, mp) => `QV-2CD${l}${mp}1G2-LIU`,
    bodies: ['bullet', 'dome', 'turret'],
    megapixels: [2, 4, 6, 8],
    lenses: ['2.8', '4'],
    metres: 30,
    cents: [58_00, 16_20],
    light: 'dual',
    audio: true,
    ik10: false,
    analytics: 'Clasificación de humanos y vehículos',
    warranty: '3 años',
    use: 'Negocios y privadas: discreta con infrarrojo y a color cuando alguien se acerca.',
  },
];

const LIGHT = {
  infrared: (m: number) => [`${m} m IR`, `Visión nocturna infrarroja de ${m} metros con encendido automático.`],
  colour: (m: number) => [
    `Color 24/7 con luz blanca ${m} m`,
    `Imagen a color las 24 horas: luz blanca cálida con alcance de ${m} metros.`,
  ],
  dual: (m: number) => [
    `Luz dual ${m} m`,
    `Luz dual inteligente de ${m} metros: infrarrojo, y luz blanca al detectar a una persona.`,
  ],
} as const;

function lensSentence(lens: string): string {
  return lens.includes('-')
    ? `Lente varifocal motorizado de ${lens} mm con autoenfoque.`
    : `Lente fijo de ${lens} mm con campo de visión horizontal de ${lens === '6' ? 54 : lens === '4' ? 84 : 104}°.`;
}

interface Choice {
  readonly series: Series;
  readonly body: Body;
  readonly mp: number;
  readonly lens: string;
}

function isVarifocal(lens: string): boolean {
  return lens.includes('-');
}

function isVandalProof({ series, body }: Choice): boolean {
  return series.ik10 && body === 'dome';
}

function shellLabel(choice: Choice): string {
  if (choice.series.indoor) return 'Interior';
  return isVandalProof(choice) ? 'Exterior IP67 / IK10' : 'Exterior IP67';
}

function shellSentence(choice: Choice): string {
  if (choice.series.indoor) return 'Para uso en interior; carcasa de policarbonato.';
  return `Protección IP67 contra lluvia y polvo para exterior${isVandalProof(choice) ? ' y domo antivandálico IK10' : ''}.`;
}

function titleOf(choice: Choice): string {
  const { series, body, mp, lens } = choice;
  const [light = ''] = LIGHT[series.light](series.metres);
  const lensLabel = `${isVarifocal(lens) ? 'Varifocal motorizado' : 'Lente'} ${lens} mm`;
  const parts = [
    `${series.plainTitle ? `Cámara ${BODIES[body].name.toLowerCase()}` : BODIES[body].name} IP ${mp} Megapixeles`,
    `Serie ${series.name}`,
    lensLabel,
    light,
    shellLabel(choice),
    'WDR 120 dB',
    ...(series.audio ? ['Micrófono integrado'] : []),
    'H.265+',
    'PoE',
  ];
  return parts.join(' / ');
}

function featuresOf(choice: Choice): readonly string[] {
  const { series, mp, lens } = choice;
  const [, light = ''] = LIGHT[series.light](series.metres);
  return [
    `Resolución de ${mp} megapixeles: ${PIXELS[mp] ?? ''} a ${mp > 6 ? 20 : 30} cuadros por segundo.`,
    lensSentence(lens),
    light,
    shellSentence(choice),
    `${series.analytics}.`,
    ...(series.audio ? ['Micrófono integrado para grabar audio.'] : []),
    'Alimentación PoE IEEE 802.3af o 12 Vcc; consumo máximo de 12 W.',
    'Compresión H.265+ y ranura microSD de hasta 512 GB; compatible con ONVIF.',
  ];
}

function proTitleOf({ series, body, mp }: Choice): string {
  const place = series.indoor ? 'interior' : 'exterior';
  const night = series.light === 'infrared' ? 'con visión nocturna' : 'a color de noche';
  return `Cámara IP tipo ${BODIES[body].name.toLowerCase()} de ${mp} megapixeles para ${place}, ${night} de ${series.metres} m`;
}

function lensVariant(base: string, lens: string): Pick<ProductDraft, 'variant'> {
  return { variant: { group: base.toLowerCase(), attributes: { Lente: `${lens} mm` }, detail: `Lente de ${lens} mm` } };
}

function camera(choice: Choice): ProductDraft {
  const { series, body, mp, lens } = choice;
  const traits = BODIES[body];
  const base = series.model(traits.letters, mp);
  const several = series.lenses.length > 1;
  return {
    model: several ? `${base}(${lens}mm)` : base,
    title: titleOf(choice),
    brand: series.brand,
    categories: [traits.category],
    cents: series.cents[0] + series.cents[1] * mp + traits.extraCents + (lens === '2.8' ? 0 : 1_00),
    features: featuresOf(choice),
    use: series.use,
    sat: 'securityCamera',
    warranty: series.warranty,
    kg: isVarifocal(lens) ? traits.kg + 0.42 : traits.kg,
    cm: traits.cm,
    ...(several ? lensVariant(base, lens) : {}),
    accessories: [traits.mount, 'GBA-SD128-V30'],
    proTitle: proTitleOf(choice),
  };
}

/** Fixed IP cameras: series × body × megapixels × lens. */
export function ipCameras(): readonly ProductDraft[] {
  return SERIES.flatMap((series) =>
    series.bodies.flatMap((body) =>
      series.megapixels.flatMap((mp) => series.lenses.map((lens) => camera({ series, body, mp, lens }))),
    ),
  );
}
