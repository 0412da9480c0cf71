import { family, type FamilyLine, type ProductDraft } from '../product-draft';

/** Model, brand letters, megapixels, optical zoom, IR metres, US cents. */
const PTZ: readonly (readonly ['quetzavid' | 'xolocam' | 'orvantis', string, number, number, number, number])[] = [
  ['xolocam', 'XLC-PTZ204', 2, 4, 50, 148_00],
  ['xolocam', 'XLC-PTZ405', 4, 5, 60, 189_00],
  ['xolocam', 'XLC-PTZ225', 2, 25, 100, 329_00],
  ['quetzavid', 'QV-2DE2C200-4', 2, 4, 50, 215_00],
  ['quetzavid', 'QV-2DE4225W-DE', 2, 25, 100, 498_00],
  ['quetzavid', 'QV-2DE4425W-DE', 4, 25, 100, 589_00],
  ['quetzavid', 'QV-2DE7432W-AE', 4, 32, 200, 1_145_00],
  ['quetzavid', 'QV-2DE7832W-AE', 8, 32, 200, 1_490_00],
  ['orvantis', 'ORV-PT445-LX', 4, 45, 500, 2_890_00],
  ['orvantis', 'ORV-PT840-LX', 8, 40, 400, 3_250_00],
  ['orvantis', 'ORV-PT237-HD', 2, 37, 300, 1_980_00],
];

const PTZ_SERIES = { xolocam: 'Giro', quetzavid: 'Domo Rápido', orvantis: 'Halcón' } as const;

function ptz(): readonly ProductDraft[] {
  return PTZ.map(([brand, model, mp, zoom, metres, cents]): ProductDraft => ({
    model,
    title: `PTZ IP ${mp} Megapixeles / Serie ${PTZ_SERIES[brand]} / ${zoom}X zoom óptico / ${metres} m IR / Exterior IP66 / Autoseguimiento / ${zoom > 30 ? 'Hi-PoE' : 'PoE+'}`,
    brand,
    categories: ['ipPtz'],
    cents,
    features: [
      `Domo motorizado de ${mp} megapixeles con zoom óptico de ${zoom}X y 16X digital.`,
      `Iluminación infrarroja de ${metres} metros que se ajusta con el zoom.`,
      'Giro continuo de 360° y 300 posiciones predefinidas.',
      'Autoseguimiento de personas y vehículos por aprendizaje profundo.',
      'Protección IP66 para exterior y supresor de picos de 6 kV.',
      zoom > 30 ? 'Alimentación Hi-PoE de 60 W o 24 Vca; fuente incluida.' : 'Alimentación PoE+ IEEE 802.3at o 12 Vcc.',
    ],
    use: 'Vigilancia de plazas, patios de maniobras y vialidades con operador o en recorrido automático.',
    sat: 'securityCamera',
    warranty: '3 años',
    kg: zoom > 30 ? 6.2 : zoom > 5 ? 2.4 : 0.9,
    cm: zoom > 5 ? [35, 22, 22] : [17, 14, 14],
    accessories: ['CMB-PTZ-BRAZO', 'PIN-60W-BT'],
    proTitle: `Cámara PTZ de ${mp} megapixeles con zoom óptico ${zoom}X para exterior`,
  }));
}

const PANORAMIC: readonly FamilyLine[] = [
  [
    'QV-FE5-360',
    'Fisheye IP 5 Megapixeles / 360° / 10 m IR / Interior / Micrófono y bocina / PoE',
    198_00,
    ['Vista panorámica de 360° con 5 megapixeles.', 'Infrarrojo de 10 metros.', 'Para techo o pared en interior.'],
  ],
  [
    'QV-FE12-360',
    'Fisheye IP 12 Megapixeles / 360° / 15 m IR / Exterior IP67 / IK10 / PoE',
    465_00,
    ['Vista panorámica de 360° con 12 megapixeles.', 'Infrarrojo de 15 metros.', 'Exterior IP67 y antivandálica IK10.'],
  ],
  [
    'QV-PAN8-180',
    'Panorámica IP 8 Megapixeles / 180° con dos lentes / Color 24/7 30 m / Exterior IP67 / PoE',
    389_00,
    ['Dos lentes unidos en una imagen de 180°.', 'Luz blanca de 30 metros: color de noche.', 'Exterior IP67.'],
  ],
  [
    'ORV-PAN16-180',
    'Panorámica IP 16 Megapixeles / 180° con cuatro lentes / 40 m IR / Exterior IP67 / PoE+',
    1_350_00,
    ['Cuatro sensores de 4 megapixeles unidos en 180°.', 'Infrarrojo de 40 metros.', 'Exterior IP67 e IK10.'],
  ],
  [
    'ORV-MULTI4-270',
    'Multisensor IP 4 × 5 Megapixeles / 270° ajustable / 30 m IR / Exterior IP67 / Hi-PoE',
    1_790_00,
    [
      'Cuatro cámaras independientes con un solo cable.',
      'Infrarrojo de 30 metros por sensor.',
      'Exterior IP67 e IK10.',
    ],
  ],
];

const THERMAL: readonly FamilyLine[] = [
  [
    'UMB-TH160-3',
    'Bala térmica IP 160 × 120 / Lente 3 mm / Detección de personas a 90 m / Exterior IP67 / PoE',
    690_00,
    ['Sensor térmico de 160 × 120 y lente de 3 mm.', 'Detecta personas a 90 metros en oscuridad total.'],
  ],
  [
    'UMB-TH256-7',
    'Bala térmica bispectral IP 256 × 192 / Lente 7 mm + 4 Megapixeles / 220 m / Exterior IP67 / PoE',
    1_180_00,
    [
      'Sensor térmico de 256 × 192 con lente de 7 mm y cámara visible de 4 megapixeles.',
      'Detecta personas a 220 metros.',
    ],
  ],
  [
    'UMB-TH384-15',
    'Bala térmica bispectral IP 384 × 288 / Lente 15 mm + 4 Megapixeles / 500 m / Exterior IP67 / PoE+',
    2_640_00,
    ['Sensor térmico de 384 × 288 con lente de 15 mm.', 'Detecta personas a 500 metros y vehículos a 1,400 metros.'],
  ],
  [
    'UMB-TH640-35',
    'Bala térmica IP 640 × 512 / Lente 35 mm / 1,200 m / Exterior IP67 / PoE+',
    5_980_00,
    ['Sensor térmico de 640 × 512 con lente de 35 mm.', 'Detecta personas a 1,200 metros.'],
  ],
  [
    'UMB-THPTZ-640',
    'PTZ térmica bispectral 640 × 512 / Lente 50 mm + zoom 45X / 2,000 m / Exterior IP66',
    16_450_00,
    ['Cabezal motorizado con térmica de 50 mm y visible de zoom 45X.', 'Detecta personas a 2,000 metros.'],
  ],
  [
    'UMB-THDOMO-160',
    'Turret térmica bispectral IP 160 × 120 / Medición de temperatura −20 a 150 °C / Exterior IP67 / PoE',
    845_00,
    ['Mide temperatura de −20 a 150 °C para prevenir incendios.', 'Alarma por sobrecalentamiento en 21 zonas.'],
  ],
];

const PLATES: readonly FamilyLine[] = [
  [
    'UMB-LPR2-832',
    'Bala IP LPR 2 Megapixeles / Varifocal 8-32 mm / Lectura de placas hasta 70 km/h / 100 m IR / IP67 / PoE+',
    695_00,
    ['Lee placas de México y Estados Unidos a 70 km/h.', 'Lente motorizado de 8 a 32 mm e infrarrojo de 100 metros.'],
  ],
  [
    'UMB-LPR4-2812',
    'Bala IP LPR 4 Megapixeles / Varifocal 2.8-12 mm / Acceso vehicular hasta 40 km/h / 50 m IR / IP67 / PoE',
    540_00,
    [
      'Lista blanca y negra de 10,000 placas en la cámara.',
      'Lente motorizado de 2.8 a 12 mm e infrarrojo de 50 metros.',
    ],
  ],
  [
    'UMB-LPR9-1040',
    'Cámara LPR 9 Megapixeles / Varifocal 10-40 mm / Tres carriles hasta 160 km/h / IP67',
    3_890_00,
    ['Cubre tres carriles hasta 160 km/h.', 'Reconoce marca, color y tipo de vehículo.'],
  ],
  [
    'XLC-LPR2-622',
    'Bala IP LPR 2 Megapixeles / Varifocal 6-22 mm / Lectura de placas hasta 40 km/h / 60 m IR / IP67 / PoE',
    328_00,
    [
      'Lectura de placas a baja velocidad para fraccionamientos.',
      'Lente motorizado de 6 a 22 mm e infrarrojo de 60 metros.',
    ],
    { brand: 'xolocam' },
  ],
];

const WIFI: readonly FamilyLine[] = [
  [
    'MTL-CUBO2',
    'Cámara Wi-Fi cubo 2 Megapixeles / Interior / 10 m IR / Audio bidireccional / microSD',
    24_90,
    ['Resolución de 2 megapixeles (1080p).', 'Infrarrojo de 10 metros para interior.'],
  ],
  [
    'MTL-CUBO4',
    'Cámara Wi-Fi cubo 4 Megapixeles / Interior / 10 m IR / Detección de llanto / microSD',
    36_90,
    ['Resolución de 4 megapixeles (2K).', 'Detecta el llanto del bebé y avisa al teléfono.'],
  ],
  [
    'MTL-GIRO3',
    'Cámara Wi-Fi motorizada 3 Megapixeles / Interior / 360° / 10 m IR / Autoseguimiento',
    32_50,
    ['Resolución de 3 megapixeles con giro de 360°.', 'Sigue a las personas dentro de la casa.'],
  ],
  [
    'MTL-GIRO5',
    'Cámara Wi-Fi motorizada 5 Megapixeles / Interior / 360° / Color nocturno / Wi-Fi 6',
    49_90,
    ['Resolución de 5 megapixeles con giro de 360°.', 'Wi-Fi 6 de doble banda.'],
  ],
  [
    'MTL-BALA2',
    'Bala Wi-Fi 2 Megapixeles / Exterior IP66 / 30 m IR / Sirena y luz / microSD',
    42_00,
    ['Resolución de 2 megapixeles para exterior IP66.', 'Infrarrojo de 30 metros, sirena y luz disuasiva.'],
  ],
  [
    'MTL-BALA4',
    'Bala Wi-Fi 4 Megapixeles / Exterior IP67 / Color 24/7 / Audio bidireccional / microSD',
    62_00,
    ['Resolución de 4 megapixeles para exterior IP67.', 'Color de noche con dos reflectores.'],
  ],
  [
    'MTL-PTZ4-EXT',
    'PTZ Wi-Fi 4 Megapixeles / Exterior IP66 / Giro 355° / Color 24/7 30 m / Autoseguimiento',
    78_00,
    ['Resolución de 4 megapixeles con giro de 355°.', 'Color de noche a 30 metros en exterior IP66.'],
  ],
  [
    'MTL-BAT3',
    'Cámara Wi-Fi con batería 3 Megapixeles / Exterior IP65 / PIR / Sin cables / 180 días de batería',
    89_00,
    ['Batería de 10,000 mAh con 180 días de uso.', 'Se activa por sensor PIR; exterior IP65.'],
  ],
  [
    'MTL-SOLAR4G',
    'Cámara 4G con panel solar 4 Megapixeles / Exterior IP66 / Giro 355° / Sin Wi-Fi ni corriente',
    189_00,
    ['Funciona con red celular 4G y panel solar de 8 W.', 'Resolución de 4 megapixeles con giro de 355°.'],
  ],
  [
    'MTL-FOCO3',
    'Cámara Wi-Fi tipo foco E27 3 Megapixeles / 360° / Luz y visión nocturna',
    34_90,
    ['Se enrosca en un portalámparas E27.', 'Resolución de 3 megapixeles con giro de 360°.'],
  ],
  [
    'MTL-TIMBRE5',
    'Timbre Wi-Fi con cámara 5 Megapixeles / Exterior IP65 / Batería o 24 Vca / Detección de paquetes',
    98_00,
    ['Resolución de 5 megapixeles en formato vertical.', 'Avisa cuando llega una persona o un paquete.'],
  ],
];

/** Moving, panoramic, thermal, plate-reading and home cameras. */
export function specialCameras(): readonly ProductDraft[] {
  return [
    ...ptz(),
    ...family(
      {
        brand: 'quetzavid',
        categories: ['ipPanoramic'],
        sat: 'securityCamera',
        warranty: '3 años',
        use: 'Un solo equipo cubre salones, estacionamientos y fachadas completas.',
        kg: 1.1,
        cm: [7, 16, 16],
      },
      [
        'Corrección de imagen en la cámara: hasta cuatro vistas.',
        'Mapa de calor y conteo de personas.',
        'Compatible con ONVIF y ranura microSD de 512 GB.',
      ],
      PANORAMIC.map((line) => [
        line[0],
        line[1],
        line[2],
        line[3],
        line[0].startsWith('ORV') ? { brand: 'orvantis' as const } : {},
      ]),
    ),
    ...family(
      {
        brand: 'umbrasec',
        categories: ['ipThermal'],
        sat: 'securityCamera',
        warranty: '3 años',
        use: 'Protección de perímetros, subestaciones y patios sin iluminación.',
        kg: 2.1,
        cm: [12, 38, 12],
      },
      [
        'Ve a través de humo ligero, polvo y follaje.',
        'Cruce de línea e intrusión con clasificación de humanos y vehículos.',
        'Salida de alarma, audio bidireccional y compatibilidad ONVIF.',
      ],
      THERMAL,
    ),
    ...family(
      {
        brand: 'umbrasec',
        categories: ['ipPlates', 'ipBullet'],
        sat: 'securityCamera',
        warranty: '3 años',
        use: 'Casetas, fraccionamientos y vialidades: registra y autoriza vehículos por su placa.',
        kg: 2.3,
        cm: [11, 35, 12],
      },
      [
        'Reconocimiento de placas dentro de la cámara, sin servidor.',
        'Salida de relevador para abrir barreras.',
        'Protección IP67 y consumo máximo de 25 W.',
        'WDR de 140 dB contra los faros.',
      ],
      PLATES,
    ),
    ...family(
      {
        brand: 'mirantela',
        categories: ['wifiCameras'],
        sat: 'securityCamera',
        warranty: '1 año',
        use: 'Se configura en minutos desde el teléfono, sin grabador.',
        kg: 0.35,
        cm: [11, 9, 9],
      },
      [
        'Audio bidireccional: escucha y responde desde el teléfono.',
        'Graba en microSD de hasta 256 GB o en la nube.',
        'Compatible con asistentes de voz.',
        'Aplicación gratuita en español.',
      ],
      WIFI,
    ),
  ];
}
