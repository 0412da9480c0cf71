import type { BrandKey } from '../data/brands';
import type { CategoryKey } from '../data/categories';
import type { ProductDraft } from '../product-draft';

interface KitPlan {
  readonly model: string;
  readonly title: string;
  readonly brand: BrandKey;
  readonly category: CategoryKey;
  readonly parts: readonly (readonly [string, number])[];
  readonly features: readonly string[];
  readonly use: string;
}

/** Cable, energy and connectors for `cameras` coaxial cameras. */
function coaxialSet(cameras: number): readonly (readonly [string, number])[] {
  const supply = cameras <= 4 ? 'VLT-G12-5A4' : cameras <= 8 ? 'VLT-G12-10A9' : 'VLT-G12-20A16';
  return [
    ['TRX-BAL4K-PAR', cameras],
    [supply, 1],
    ['CBX-C5E-CCA-305AZ', Math.ceil(cameras / 8)],
    ['DCJ-MACHO-10', Math.ceil(cameras / 10)],
  ];
}

/** Channels, megapixels, camera, recorder, disk or none. */
const TURBO: readonly (readonly [number, number, string, string, string?])[] = [
  [4, 2, 'KX-BB2P-28', 'KX-DVR04LT'],
  [4, 2, 'KX-BT2P-28', 'KX-DVR04LT', 'DSV-VIG1TB'],
  [8, 2, 'KX-BB2P-28', 'KX-DVR08LT'],
  [8, 2, 'KX-BT2P-28', 'KX-DVR08LT', 'DSV-VIG1TB'],
  [16, 2, 'KX-MB2IR-28', 'KX-DVR16LT', 'DSV-VIG2TB'],
  [4, 5, 'KX-MB5IR-28', 'KX-DVR04-5N'],
  [4, 5, 'KX-MT5IR-28', 'KX-DVR04-5N', 'DSV-VIG2TB'],
  [8, 5, 'KX-MB5IR-28', 'KX-DVR08-5N'],
  [8, 5, 'KX-MT5IR-28', 'KX-DVR08-5N', 'DSV-VIG2TB'],
  [16, 5, 'KX-MB5IR-28', 'KX-DVR16-5N', 'DSV-VIG4TB'],
];

function turboKit([channels, mp, camera, recorder, disk]: (typeof TURBO)[number]): KitPlan {
  const body = /-[BM]T/.test(camera) ? 'turret' : 'bala';
  const size = /(\d+)TB/.exec(disk ?? '')?.[1];
  const stored = size === undefined ? 'Sin disco duro' : `Disco de ${size} TB`;
  return {
    model: `KX-KIT${channels}${mp}M${body === 'turret' ? 'T' : 'B'}${size === undefined ? '' : `-${size}TB`}`,
    title: `Kit TurboHD ${channels} canales ${mp} Megapixeles / DVR, ${channels} cámaras ${body}, transceptores, fuente y bobina UTP / ${stored}`,
    brand: 'kimbrax',
    category: 'turboKits',
    parts: [
      [recorder, 1],
      [camera, channels],
      ...coaxialSet(channels),
      ...(disk === undefined ? [] : [[disk, 1] as const]),
    ],
    features: [
      `Grabador DVR de ${channels} canales y ${channels} cámaras ${body} de ${mp} megapixeles para exterior.`,
      'Transceptores, fuente en gabinete y bobina UTP incluidos.',
      size === undefined
        ? 'Disco duro no incluido: elige la capacidad que necesitas.'
        : `Disco duro de vigilancia de ${size} TB incluido.`,
    ],
    use: `Todo lo necesario para instalar ${channels} cámaras en casa o negocio.`,
  };
}

/** Brand, channels, megapixels, camera, recorder, switch or none, disk. */
const IP: readonly (readonly [BrandKey, number, number, string, string, string | undefined, string])[] = [
  ['quetzavid', 4, 4, 'QV-2CD2043G2-I(2.8mm)', 'NVR-4MH-C/4P', undefined, 'DSV-VIG2TB'],
  ['quetzavid', 8, 4, 'QV-2CD2043G2-I(2.8mm)', 'NVR-8MH-C/8P', undefined, 'DSV-VIG4TB'],
  ['quetzavid', 16, 4, 'QV-2CD2343G2-I(2.8mm)', 'NVR-16MH-C/16P', undefined, 'DSV-VIG8TB'],
  ['quetzavid', 4, 8, 'QV-2CD2087G2-LU(2.8mm)', 'NVR-4MH-C/4P', undefined, 'DSV-VIG4TB'],
  ['quetzavid', 8, 2, 'QV-2CD2123G2-I(2.8mm)', 'NVR-8MH-C(D)', 'NDV-FP8-2U', 'DSV-VIG2TB'],
  ['xolocam', 4, 2, 'XLC-IP20-2M(2.8mm)', 'XLC-NVR4A-POE', undefined, 'DSV-VIG1TB'],
  ['xolocam', 8, 4, 'XLC-IP23-4M(2.8mm)', 'XLC-NVR8A-POE', undefined, 'DSV-VIG2TB'],
  ['xolocam', 16, 2, 'XLC-IP20-2M(2.8mm)', 'XLC-NVR16A', 'XLC-SWP16-2U', 'DSV-VIG4TB'],
];

function ipKits(): readonly KitPlan[] {
  return IP.map(([brand, channels, mp, camera, recorder, ethernet, disk]): KitPlan => {
    const size = /(\d+)TB/.exec(disk)?.[1] ?? '';
    return {
      model: `${brand === 'xolocam' ? 'XLC' : 'QV'}-KITIP${channels}-${mp}MP`,
      title: `Kit IP ${channels} canales ${mp} Megapixeles / NVR${ethernet ? ' y switch PoE' : ' con PoE'}, ${channels} cámaras para exterior, bobina UTP / Disco de ${size} TB`,
      brand,
      category: 'ipKits',
      parts: [
        [recorder, 1],
        [camera, channels],
        ...(ethernet ? [[ethernet, 1] as const] : []),
        ['CBX-C5E-INT-305AZ', Math.ceil(channels / 8)],
        ['CTO-RJ45-C5E-100', 1],
        [disk, 1],
      ],
      features: [
        `Grabador NVR de ${channels} canales y ${channels} cámaras IP de ${mp} megapixeles para exterior.`,
        ethernet
          ? 'Switch PoE incluido: un solo cable por cámara.'
          : 'PoE integrado en el grabador: un solo cable por cámara.',
        `Disco duro de vigilancia de ${size} TB incluido.`,
      ],
      use: `Sistema IP completo de ${channels} cámaras, listo para conectar.`,
    };
  });
}

const OTHERS: readonly KitPlan[] = [
  {
    model: 'PVX-KIT-125',
    title: 'Kit de control de acceso una puerta / Teclado 125 kHz, chapa de 600 lb, botón y fuente con respaldo',
    brand: 'portavex',
    category: 'cardReaders',
    parts: [
      ['PVX-ST-1000', 1],
      ['CVT-MAG600', 1],
      ['CVT-BOT-INOX', 1],
      ['VLT-R12-3A', 1],
      ['PLM-12V7', 1],
      ['PVX-T125-10', 1],
    ],
    features: [
      'Control autónomo para 1,000 usuarios.',
      'Chapa magnética de 600 libras y botón de salida.',
      'Fuente de 3 amperes con batería de respaldo.',
    ],
    use: 'Una puerta interior con tarjeta o código.',
  },
  {
    model: 'PVX-KIT-MF',
    title:
      'Kit de control de acceso una puerta / Teclado MIFARE exterior, chapa de 1200 lb, botón sin contacto y fuente',
    brand: 'portavex',
    category: 'cardReaders',
    parts: [
      ['PVX-ST-5000', 1],
      ['CVT-MAG1200-LED', 1],
      ['CVT-BOT-NT', 1],
      ['VLT-R12-5A', 1],
      ['PLM-12V7', 1],
      ['PVX-TMF-10', 1],
    ],
    features: [
      'Control autónomo metálico para 5,000 usuarios.',
      'Chapa magnética de 1200 libras con LED.',
      'Botón sin contacto y fuente de 5 amperes con batería.',
    ],
    use: 'Una puerta exterior con tarjeta MIFARE o código.',
  },
  {
    model: 'DTV-KIT-F3000',
    title: 'Kit de control de acceso facial una puerta / Terminal de 3,000 rostros, chapa de 600 lb, botón y fuente',
    brand: 'dactivia',
    category: 'biometrics',
    parts: [
      ['DTV-F3000', 1],
      ['CVT-MAG600-LED', 1],
      ['CVT-BOT-NT', 1],
      ['VLT-R12-5A', 1],
      ['PLM-12V7', 1],
    ],
    features: [
      'Terminal de rostro para 3,000 usuarios.',
      'Chapa magnética de 600 libras con LED.',
      'Botón sin contacto y fuente de 5 amperes con batería.',
    ],
    use: 'Acceso y asistencia de personal sin tarjetas.',
  },
  {
    model: 'DTV-KIT-H300',
    title:
      'Kit de control de acceso por huella una puerta / Terminal de 3,000 huellas, chapa de 280 lb, botón y fuente',
    brand: 'dactivia',
    category: 'biometrics',
    parts: [
      ['DTV-H300', 1],
      ['CVT-MAG280', 1],
      ['CVT-BOT-PL', 1],
      ['VLT-R12-3A', 1],
      ['PLM-12V7', 1],
    ],
    features: [
      'Terminal de huella para 3,000 usuarios.',
      'Chapa magnética de 280 libras y botón de salida.',
      'Fuente de 3 amperes con batería de respaldo.',
    ],
    use: 'Oficinas y consultorios.',
  },
  {
    model: 'ALV-KIT-HUB',
    title: 'Kit de alarma inalámbrica / Panel 4G, 2 sensores de movimiento, 2 contactos, sirena y control',
    brand: 'alarvento',
    category: 'alarmKits',
    parts: [
      ['ALV-HUB64', 1],
      ['ALV-PIR-W', 2],
      ['ALV-CM-W', 2],
      ['SRN-W-INT', 1],
      ['ALV-CTRL', 1],
    ],
    features: [
      'Panel con Ethernet y 4G para 64 dispositivos.',
      'Dos sensores de movimiento y dos contactos inalámbricos.',
      'Sirena interior y control remoto.',
    ],
    use: 'Casa o comercio, sin cables ni obra.',
  },
  {
    model: 'ALV-KIT-FOTO',
    title:
      'Kit de alarma inalámbrica con fotoverificación / Panel Wi-Fi y 4G, sensores con cámara, teclado y sirena exterior',
    brand: 'alarvento',
    category: 'alarmKits',
    parts: [
      ['ALV-HUB96W', 1],
      ['ALV-PIRCAM-W', 2],
      ['ALV-CM-W', 3],
      ['ALV-TEC-INAL', 1],
      ['SRN-W-EXT', 1],
    ],
    features: [
      'Panel con Wi-Fi, Ethernet y 4G para 96 dispositivos.',
      'Dos sensores de movimiento con cámara y tres contactos.',
      'Teclado con TAG y sirena exterior con estrobo.',
    ],
    use: 'Residencias que piden ver qué activó la alarma.',
  },
  {
    model: 'ALV-KIT-P8',
    title: 'Kit de alarma cableada 8 zonas / Panel, teclado, 2 sensores, 3 contactos, sirena y batería',
    brand: 'alarvento',
    category: 'alarmKits',
    parts: [
      ['ALV-P8', 1],
      ['ALV-TEC-LED', 1],
      ['ALV-PIR12', 2],
      ['ALV-CM-ADH-BL', 3],
      ['SRN-30W', 1],
      ['PLM-12V7', 1],
    ],
    features: [
      'Panel cableado de 8 zonas con teclado LED.',
      'Dos sensores de movimiento y tres contactos.',
      'Sirena de 30 W y batería de respaldo.',
    ],
    use: 'Comercio con monitoreo por línea o celular.',
  },
  {
    model: 'PRV-KIT-500',
    title: 'Kit de cerca eléctrica 100 m lineales de barda / Energizador 8,000 V, postes, alambre y aisladores',
    brand: 'perivolta',
    category: 'energizers',
    parts: [
      ['PRV-E8K', 1],
      ['PRV-POSTE5', 30],
      ['PRV-POSTE-ESQ5', 6],
      ['PRV-ALAMBRE500', 1],
      ['PRV-AISL-PASO50', 3],
      ['PRV-AISL-ESQ25', 3],
      ['PRV-BUJIA30', 1],
      ['PRV-VARILLA', 2],
      ['PRV-LETRERO', 10],
    ],
    features: [
      'Energizador de 8,000 volts para 500 metros de hilo.',
      'Postes, alambre y aisladores para 100 metros de barda con cinco líneas.',
      'Tierra física y letreros de advertencia.',
    ],
    use: 'Barda de casa o bodega con cinco líneas.',
  },
  {
    model: 'SLQ-KIT-REM150',
    title: 'Kit solar para sitio remoto / Módulo de 150 W, controlador de 10 A, batería de 100 Ah y montaje en poste',
    brand: 'solquino',
    category: 'solarKits',
    parts: [
      ['SLQ-150W-12', 1],
      ['SLQ-PWM10', 1],
      ['PLM-12V100', 1],
      ['SLQ-EST-POSTE', 1],
      ['RKT-EXT6-POSTE', 1],
    ],
    features: [
      'Módulo solar de 150 W y batería de 100 Ah.',
      'Alimenta dos cámaras y un enlace inalámbrico las 24 horas.',
      'Gabinete exterior y montaje en poste.',
    ],
    use: 'Cámaras y enlaces donde no hay corriente.',
  },
  {
    model: 'SLQ-KIT-GT5',
    title: 'Kit solar interconectado a la red 5 kW / 10 módulos de 550 W, inversor y estructura',
    brand: 'solquino',
    category: 'solarKits',
    parts: [
      ['SLQ-550W-24', 10],
      ['SLQ-GT5K', 1],
      ['SLQ-EST-T4', 2],
      ['SLQ-EST-T2', 1],
      ['SLQ-MC4-10', 1],
      ['SLQ-COMB4', 1],
    ],
    features: [
      'Diez módulos de 550 W e inversor de 5 kW.',
      'Genera alrededor de 1,250 kWh al bimestre.',
      'Estructura de aluminio y caja combinadora.',
    ],
    use: 'Casa o comercio con recibo alto de luz.',
  },
  {
    model: 'SLQ-KIT-OFF3',
    title: 'Kit solar aislado 3 kW / 4 módulos de 550 W, inversor, litio de 24 V y controlador MPPT',
    brand: 'solquino',
    category: 'solarKits',
    parts: [
      ['SLQ-550W-24', 4],
      ['HLT-OF3000-24', 1],
      ['PLM-LI24-100', 2],
      ['SLQ-MPPT60', 1],
      ['SLQ-EST-T4', 1],
    ],
    features: [
      'Cuatro módulos de 550 W e inversor de 3,000 W.',
      'Banco de litio de 4,800 Wh.',
      'Controlador MPPT de 60 amperes.',
    ],
    use: 'Rancho o cabaña sin red eléctrica.',
  },
  {
    model: 'SNV-KIT-6T',
    title: 'Kit de voceo para comercio / Amplificador de 120 W y 6 bocinas de techo de 6"',
    brand: 'sonavela',
    category: 'amplifiers',
    parts: [
      ['SNV-AMP120', 1],
      ['SNV-TECHO6', 6],
      ['SNV-MIC-CUE', 1],
      ['CBX-AL2X16-152', 1],
    ],
    features: [
      'Amplificador de 120 W con Bluetooth.',
      'Seis bocinas de techo de 6 pulgadas y bobina de cable.',
      'Micrófono de cuello de ganso.',
    ],
    use: 'Restaurantes, clínicas y tiendas.',
  },
  {
    model: 'ODK-KIT-6A16',
    title: 'Kit de 6 radios portátiles análogos UHF / Multicargador y audífonos',
    brand: 'ondakora',
    category: 'portables',
    parts: [
      ['ODK-A16-U', 6],
      ['ODK-CG6', 1],
      ['ODK-AUD-TUBO', 6],
    ],
    features: [
      'Seis radios UHF de 5 W y 16 canales.',
      'Multicargador de seis cavidades.',
      'Seis audífonos de tubo acústico.',
    ],
    use: 'Eventos, hoteles y seguridad privada.',
  },
];

function draft(plan: KitPlan, prices: ReadonlyMap<string, number>): ProductDraft {
  const sum = plan.parts.reduce((total, [model, pieces]) => {
    const cents = prices.get(model);
    if (cents === undefined) throw new RangeError(`kit ${plan.model} names ${model}, which does not exist`);
    return total + cents * pieces;
  }, 0);
  return {
    model: plan.model,
    title: plan.title,
    brand: plan.brand,
    categories: [plan.category],
    cents: Math.floor((sum * 93) / 10_000) * 100,
    features: [
      ...plan.features,
      'Precio de kit menor que el de las piezas por separado.',
      'Las piezas llegan en sus empaques originales, con su garantía.',
    ],
    use: plan.use,
    sat: plan.category === 'turboKits' || plan.category === 'ipKits' ? 'cctv' : 'accessControl',
    warranty: '1 año',
    unit: 'kit',
    components: plan.parts,
  };
}

/** Kits made of the given products, 7 % below the sum of their parts. Throws RangeError on an unknown component. */
export function kits(products: readonly ProductDraft[]): readonly ProductDraft[] {
  const prices = new Map(products.map((product) => [product.model, product.cents]));
  return [...TURBO.map(turboKit), ...ipKits(), ...OTHERS].map((plan) => draft(plan, prices));
}
