import type { BrandKey } from '../data/brands';
import { family, type FamilyLine, type ProductDraft } from '../product-draft';

interface SwitchSeries {
  readonly brand: BrandKey;
  readonly prefix: string;
  readonly kind: 'plain' | 'poe' | 'managed';
  readonly speed: 'Fast Ethernet' | 'Gigabit' | '10 Gigabit';
  /** Ports, uplinks, PoE budget in watts (0: none), US cents. */
  readonly sizes: readonly (readonly [number, number, number, number])[];
  readonly warranty: string;
  readonly line?: string;
}

const SWITCHES: readonly SwitchSeries[] = [
  {
    brand: 'nodavia',
    prefix: 'NDV-F',
    kind: 'plain',
    speed: 'Fast Ethernet',
    sizes: [
      [5, 0, 0, 8_90],
      [8, 0, 0, 11_90],
      [16, 0, 0, 28_00],
      [24, 0, 0, 39_00],
    ],
    warranty: '2 años',
  },
  {
    brand: 'nodavia',
    prefix: 'NDV-G',
    kind: 'plain',
    speed: 'Gigabit',
    sizes: [
      [5, 0, 0, 16_90],
      [8, 0, 0, 22_50],
      [16, 0, 0, 59_00],
      [24, 0, 0, 89_00],
      [48, 2, 0, 239_00],
    ],
    warranty: '3 años',
  },
  {
    brand: 'nodavia',
    prefix: 'NDV-FP',
    kind: 'poe',
    speed: 'Fast Ethernet',
    sizes: [
      [4, 2, 60, 36_00],
      [8, 2, 110, 62_00],
      [16, 2, 225, 148_00],
      [24, 2, 370, 219_00],
    ],
    warranty: '2 años',
  },
  {
    brand: 'nodavia',
    prefix: 'NDV-GP',
    kind: 'poe',
    speed: 'Gigabit',
    sizes: [
      [4, 2, 65, 52_00],
      [8, 2, 130, 98_00],
      [16, 2, 250, 239_00],
      [24, 4, 380, 359_00],
    ],
    warranty: '3 años',
  },
  {
    brand: 'nodavia',
    prefix: 'NDV-GPA',
    kind: 'managed',
    speed: 'Gigabit',
    sizes: [
      [8, 2, 150, 178_00],
      [16, 2, 250, 329_00],
      [24, 4, 400, 489_00],
      [48, 4, 740, 869_00],
    ],
    warranty: '5 años',
  },
  {
    brand: 'nodavia',
    prefix: 'NDV-GA',
    kind: 'managed',
    speed: 'Gigabit',
    sizes: [
      [8, 2, 0, 89_00],
      [16, 2, 0, 169_00],
      [24, 4, 0, 259_00],
      [48, 4, 0, 489_00],
    ],
    warranty: '5 años',
  },
  {
    brand: 'nimbrava',
    prefix: 'NBV-SG',
    kind: 'plain',
    speed: 'Gigabit',
    sizes: [
      [5, 0, 0, 14_90],
      [8, 0, 0, 19_90],
    ],
    warranty: '2 años',
    line: 'Hogar',
  },
  {
    brand: 'xolocam',
    prefix: 'XLC-SWG',
    kind: 'poe',
    speed: 'Gigabit',
    sizes: [
      [4, 2, 60, 39_00],
      [8, 2, 120, 76_00],
      [16, 2, 240, 198_00],
    ],
    warranty: '1 año',
    line: 'Básica',
  },
  {
    brand: 'xolocam',
    prefix: 'XLC-SWP',
    kind: 'poe',
    speed: 'Fast Ethernet',
    sizes: [
      [4, 2, 48, 24_00],
      [8, 2, 96, 44_00],
      [16, 2, 192, 119_00],
    ],
    warranty: '1 año',
  },
  {
    brand: 'enlatiq',
    prefix: 'ENQ-SG',
    kind: 'managed',
    speed: 'Gigabit',
    sizes: [
      [8, 2, 120, 199_00],
      [24, 4, 370, 520_00],
      [48, 4, 740, 940_00],
    ],
    warranty: '3 años',
    line: 'WISP',
  },
  {
    brand: 'quorvex',
    prefix: 'QRX-X',
    kind: 'managed',
    speed: '10 Gigabit',
    sizes: [
      [12, 4, 0, 1_890_00],
      [24, 2, 0, 3_650_00],
      [48, 6, 0, 6_900_00],
    ],
    warranty: 'De por vida limitada',
  },
  {
    brand: 'quorvex',
    prefix: 'QRX-GP',
    kind: 'managed',
    speed: 'Gigabit',
    sizes: [
      [24, 4, 740, 1_690_00],
      [48, 4, 1440, 2_950_00],
    ],
    warranty: 'De por vida limitada',
  },
];

/** Ports, uplinks, PoE budget in watts (0: none), US cents. */
type Size = SwitchSeries['sizes'][number];

const SPEEDS = { 'Fast Ethernet': ' (10/100 Mbps)', Gigabit: ' (10/100/1000 Mbps)', '10 Gigabit': '' } as const;

/** Optical uplinks of a managed switch; '' when there are none. */
function opticalUplinks(series: SwitchSeries, [ports, uplinks]: Size): string {
  if (series.kind !== 'managed' || uplinks === 0) return '';
  if (series.speed === '10 Gigabit') return `${uplinks} SFP+ 40G`;
  return ports > 16 ? `${uplinks} SFP+ 10G` : `${uplinks} SFP`;
}

function uplinkLabel(series: SwitchSeries, size: Size): string {
  const optical = opticalUplinks(series, size);
  if (optical !== '') return ` + ${optical}`;
  return size[1] > 0 ? ` + ${size[1]} puertos de enlace` : '';
}

function switchTitle(series: SwitchSeries, size: Size): string {
  const [ports, , watts] = size;
  const kind = series.kind === 'managed' ? 'administrable L2+' : 'no administrable';
  const parts = [
    `Switch ${kind} ${watts > 0 ? 'PoE+ ' : ''}${ports} puertos ${series.speed}${uplinkLabel(series, size)}`,
    ...(watts > 0 ? [`${watts} W`] : []),
    ...(series.line ? [`Serie ${series.line}`] : []),
    ports > 8 ? 'Rack' : 'Escritorio',
  ];
  return parts.join(' / ');
}

function uplinkSentence(series: SwitchSeries, size: Size): readonly string[] {
  const optical = opticalUplinks(series, size);
  if (optical !== '') return [`${optical} para fibra óptica.`];
  return size[1] > 0 ? [`${size[1]} puertos de enlace para la red y el grabador.`] : [];
}

function switchFeatures(series: SwitchSeries, size: Size): readonly string[] {
  const [ports, , watts] = size;
  const managed = series.kind === 'managed';
  const reach = watts > 0 && !managed;
  return [
    `${ports} puertos ${series.speed}${SPEEDS[series.speed]}.`,
    ...(watts > 0 ? [`PoE+ IEEE 802.3af/at con presupuesto total de ${watts} W y hasta 30 W por puerto.`] : []),
    ...uplinkSentence(series, size),
    managed
      ? 'VLAN, QoS, IGMP, agregación de enlaces y administración por nube o navegador.'
      : 'Se conecta y funciona, sin configurar.',
    reach
      ? 'Modo extendido: hasta 250 metros a 10 Mbps.'
      : `Capacidad de conmutación de ${ports * (series.speed === '10 Gigabit' ? 20 : 2)} Gbps.`,
    `Carcasa metálica${ports > 8 ? ' de 19 pulgadas para rack' : ' para escritorio o pared'}.`,
    'Protección contra descargas de 6 kV.',
  ];
}

/** Weight and size by the number of ports. */
function switchShell(ports: number): Pick<ProductDraft, 'kg' | 'cm'> {
  if (ports <= 8) return { kg: 0.6, cm: [2.8, 17, 10] };
  return { kg: ports > 24 ? 5.6 : 2.9, cm: [4.4, 44, 26] };
}

function switchModel(series: SwitchSeries, [ports, uplinks]: Size): string {
  if (uplinks === 0) return `${series.prefix}${ports}`;
  return `${series.prefix}${ports}-${uplinks}${series.kind === 'managed' ? 'F' : 'U'}`;
}

function ethernetSwitch(series: SwitchSeries, size: Size): ProductDraft {
  const [ports, , watts, cents] = size;
  return {
    model: switchModel(series, size),
    title: switchTitle(series, size),
    brand: series.brand,
    categories: [watts > 0 ? 'poeSwitches' : 'plainSwitches'],
    cents,
    features: switchFeatures(series, size),
    use:
      watts > 0
        ? 'Alimenta y comunica cámaras IP, puntos de acceso y teléfonos con un solo cable.'
        : 'Red de oficina, comercio y vivienda.',
    sat: 'switch',
    warranty: series.warranty,
    ...switchShell(ports),
    variant: {
      group: series.prefix.toLowerCase(),
      attributes: { Puertos: `${ports} puertos` },
      detail: `Switch de ${ports} puertos`,
    },
  };
}

const INDUSTRIAL: readonly FamilyLine[] = [5, 8, 10, 16].flatMap((ports): FamilyLine[] => [
  [
    `ENQ-IND${ports}G`,
    `Switch industrial ${ports} puertos Gigabit / Riel DIN / −40 a 75 °C / 12-58 Vcc`,
    62_00 + ports * 9_00,
    [`${ports} puertos Gigabit.`, 'Doble entrada de energía de 12 a 58 Vcc.'],
  ],
  [
    `ENQ-IND${ports}GP`,
    `Switch industrial PoE+ ${ports} puertos Gigabit / ${ports * 30} W / Riel DIN / −40 a 75 °C / 48 Vcc`,
    110_00 + ports * 17_00,
    [`${ports} puertos Gigabit con PoE+ y ${ports * 30} W.`, 'Doble entrada de energía de 48 a 57 Vcc.'],
  ],
]);

const POE_PARTS: readonly FamilyLine[] = [
  [
    'PIN-15W-FE',
    'Inyector PoE 15 W / Fast Ethernet / 802.3af',
    11_50,
    ['Entrega 15 W por IEEE 802.3af.', 'Fast Ethernet.'],
  ],
  ['PIN-30W-G', 'Inyector PoE+ 30 W / Gigabit / 802.3at', 19_80, ['Entrega 30 W por IEEE 802.3at.', 'Gigabit.']],
  [
    'PIN-60W-BT',
    'Inyector PoE++ 60 W / Gigabit / 802.3bt',
    42_00,
    ['Entrega 60 W por IEEE 802.3bt para PTZ y multisensor.', 'Gigabit.'],
  ],
  [
    'PIN-90W-BT',
    'Inyector PoE++ 90 W / 2.5 Gigabit / 802.3bt',
    68_00,
    ['Entrega 90 W por IEEE 802.3bt.', '2.5 Gigabit.'],
  ],
  ['PIN-24V-PAS', 'Inyector PoE pasivo 24 Vcc 1 A / Gigabit', 9_60, ['24 Vcc a 1 A para antenas.', 'Gigabit.']],
  [
    'PIN-30W-EXT',
    'Inyector PoE+ 30 W / Gigabit / Exterior IP67',
    74_00,
    ['Entrega 30 W en exterior IP67.', 'Supresor de 10 kV.'],
  ],
  ['PDI-12V2A', 'Divisor PoE a 12 Vcc 2 A / Gigabit', 13_90, ['Convierte PoE+ en 12 Vcc a 2 A.', 'Gigabit.']],
  [
    'PDI-5V24',
    'Divisor PoE a 5 Vcc 2.4 A / USB-C',
    14_60,
    ['Convierte PoE en 5 Vcc a 2.4 A por USB-C.', 'Fast Ethernet.'],
  ],
];

const ROUTERS: readonly FamilyLine[] = [
  [
    'NDV-R5G',
    'Ruteador 5 puertos Gigabit / Balanceo de 2 proveedores / VPN / Hasta 100 usuarios',
    69_00,
    ['Cinco puertos Gigabit, dos WAN con balanceo.', 'VPN IPsec y WireGuard.'],
  ],
  [
    'NDV-R10G-POE',
    'Ruteador 10 puertos Gigabit / 8 PoE+ 110 W / 2 WAN / Administración en nube',
    189_00,
    ['Ocho puertos PoE+ con 110 W.', 'Dos WAN con balanceo y respaldo.'],
  ],
  [
    'NDV-R4G-LTE',
    'Ruteador 4G LTE Cat6 / 4 puertos Gigabit / Wi-Fi 5 / Doble SIM',
    149_00,
    ['Módem 4G LTE Cat6 con dos SIM.', 'Respaldo automático cuando cae la fibra.'],
  ],
  [
    'NDV-R5G-5GX',
    'Ruteador 5G / Wi-Fi 6 AX3000 / 4 puertos Gigabit / Antenas externas',
    379_00,
    ['Módem 5G con respaldo 4G.', 'Wi-Fi 6 AX3000.'],
  ],
  [
    'ENQ-RB9',
    'Ruteador para WISP 9 puertos Gigabit + 1 SFP+ / 4 núcleos / BGP, OSPF, MPLS',
    265_00,
    ['Nueve puertos Gigabit y un SFP+ de 10 Gbps.', 'BGP, OSPF y MPLS.'],
  ],
  [
    'ENQ-RB16X',
    'Ruteador de núcleo 16 SFP+ 10G / 16 núcleos / BGP completo / Fuente redundante',
    1_790_00,
    ['Dieciséis SFP+ de 10 Gbps.', 'Tabla BGP completa y dos fuentes.'],
  ],
  [
    'ENQ-IND-LTE',
    'Ruteador industrial 4G LTE / Riel DIN / RS-232 y RS-485 / 9-36 Vcc',
    168_00,
    ['4G LTE con RS-232 y RS-485.', 'Riel DIN y 9 a 36 Vcc.'],
  ],
];

const FIREWALLS: readonly FamilyLine[] = [
  [
    'QRX-FW40',
    'Firewall de nueva generación / 5 puertos Gigabit / 40 usuarios / 800 Mbps IPS',
    690_00,
    ['Hasta 40 usuarios.', 'IPS a 800 Mbps.'],
  ],
  [
    'QRX-FW100',
    'Firewall de nueva generación / 10 puertos Gigabit / 100 usuarios / 1.6 Gbps IPS',
    1_390_00,
    ['Hasta 100 usuarios.', 'IPS a 1.6 Gbps.'],
  ],
  [
    'QRX-FW500',
    'Firewall de nueva generación / 16 puertos + 4 SFP+ / 500 usuarios / 5 Gbps IPS',
    4_890_00,
    ['Hasta 500 usuarios.', 'IPS a 5 Gbps.'],
  ],
  [
    'NDV-FW25',
    'Firewall UTM / 4 puertos Gigabit / 25 usuarios / VPN',
    289_00,
    ['Hasta 25 usuarios.', 'VPN de sitio a sitio.'],
    { brand: 'nodavia' },
  ],
];

interface Ap {
  readonly model: string;
  readonly wifi: string;
  readonly mbps: string;
  readonly users: number;
  readonly outdoor: boolean;
  readonly cents: number;
  readonly brand: BrandKey;
}

const APS: readonly Ap[] = [
  { model: 'NBV-AC1200', wifi: 'Wi-Fi 5', mbps: 'AC1200', users: 60, outdoor: false, cents: 59_00, brand: 'nimbrava' },
  { model: 'NBV-AX1800', wifi: 'Wi-Fi 6', mbps: 'AX1800', users: 120, outdoor: false, cents: 98_00, brand: 'nimbrava' },
  {
    model: 'NBV-AX3000',
    wifi: 'Wi-Fi 6',
    mbps: 'AX3000',
    users: 200,
    outdoor: false,
    cents: 139_00,
    brand: 'nimbrava',
  },
  {
    model: 'NBV-AXE5400',
    wifi: 'Wi-Fi 6E',
    mbps: 'AXE5400',
    users: 300,
    outdoor: false,
    cents: 239_00,
    brand: 'nimbrava',
  },
  {
    model: 'NBV-BE9300',
    wifi: 'Wi-Fi 7',
    mbps: 'BE9300',
    users: 400,
    outdoor: false,
    cents: 359_00,
    brand: 'nimbrava',
  },
  {
    model: 'NBV-PARED-AX',
    wifi: 'Wi-Fi 6',
    mbps: 'AX1800 de pared',
    users: 80,
    outdoor: false,
    cents: 109_00,
    brand: 'nimbrava',
  },
  {
    model: 'NBV-AC1200-EXT',
    wifi: 'Wi-Fi 5',
    mbps: 'AC1200',
    users: 60,
    outdoor: true,
    cents: 89_00,
    brand: 'nimbrava',
  },
  {
    model: 'NBV-AX1800-EXT',
    wifi: 'Wi-Fi 6',
    mbps: 'AX1800',
    users: 150,
    outdoor: true,
    cents: 159_00,
    brand: 'nimbrava',
  },
  {
    model: 'NBV-AX3000-EXT',
    wifi: 'Wi-Fi 6',
    mbps: 'AX3000',
    users: 250,
    outdoor: true,
    cents: 229_00,
    brand: 'nimbrava',
  },
  { model: 'NDV-AP-AX3', wifi: 'Wi-Fi 6', mbps: 'AX3000', users: 150, outdoor: false, cents: 119_00, brand: 'nodavia' },
  { model: 'NDV-AP-AX3E', wifi: 'Wi-Fi 6', mbps: 'AX3000', users: 150, outdoor: true, cents: 199_00, brand: 'nodavia' },
  {
    model: 'QRX-AP655',
    wifi: 'Wi-Fi 6E',
    mbps: 'AXE7800',
    users: 500,
    outdoor: false,
    cents: 890_00,
    brand: 'quorvex',
  },
  {
    model: 'QRX-AP577E',
    wifi: 'Wi-Fi 6',
    mbps: 'AX3600',
    users: 500,
    outdoor: true,
    cents: 1_150_00,
    brand: 'quorvex',
  },
];

function accessPoint(ap: Ap): ProductDraft {
  const place = ap.outdoor ? 'Exterior IP67' : 'Interior';
  return {
    model: ap.model,
    title: `Punto de acceso ${ap.wifi} ${ap.mbps} / ${place} / Hasta ${ap.users} usuarios / PoE+ / Administración en nube`,
    brand: ap.brand,
    categories: [ap.outdoor ? 'outdoorAps' : 'indoorAps'],
    cents: ap.cents,
    features: [
      `${ap.wifi} de doble banda o más, clase ${ap.mbps}.`,
      `Hasta ${ap.users} usuarios conectados.`,
      ap.outdoor
        ? 'Carcasa IP67 para exterior con supresor de 6 kV.'
        : 'Montaje discreto en techo o pared para interior.',
      'Alimentación PoE+ IEEE 802.3at.',
      'Itinerancia 802.11k/v/r y portal cautivo.',
      'Administración por nube sin licencia o modo autónomo.',
    ],
    use: ap.outdoor
      ? 'Plazas, albercas, campos deportivos y estacionamientos.'
      : 'Hoteles, escuelas, oficinas y restaurantes.',
    sat: 'accessPoint',
    warranty: '3 años',
    kg: ap.outdoor ? 0.9 : 0.5,
    cm: [4, 20, 20],
    accessories: ['PIN-30W-G'],
    proTitle: `Punto de acceso ${ap.wifi} para ${ap.outdoor ? 'exterior' : 'interior'} con hasta ${ap.users} usuarios`,
  };
}

const LINKS = [
  ['ENQ-L5-13', 5, 13, 867, 59_00],
  ['ENQ-L5-16', 10, 16, 867, 72_00],
  ['ENQ-L5-19', 15, 19, 867, 89_00],
  ['ENQ-L5-23', 20, 23, 867, 109_00],
  ['ENQ-L5-27', 30, 27, 1000, 159_00],
  ['ENQ-L5-30', 50, 30, 1000, 219_00],
  ['ENQ-L60-2', 2, 38, 2000, 349_00],
  ['ENQ-L60-10G', 4, 42, 10000, 1_690_00],
  ['NBV-CPE2-1', 1, 9, 300, 32_00],
  ['NBV-CPE5-3', 3, 12, 867, 46_00],
] as const;

function links(): readonly ProductDraft[] {
  return LINKS.map(([model, km, dbi, mbps, cents]): ProductDraft => ({
    model,
    title: `Enlace punto a punto ${model.includes('60') ? '60 GHz' : model.includes('CPE2') ? '2.4 GHz' : '5 GHz'} / Hasta ${km} km / Antena de ${dbi} dBi / ${mbps} Mbps / Exterior IP${dbi > 13 ? '67' : '65'}`,
    brand: model.startsWith('NBV') ? 'nimbrava' : 'enlatiq',
    categories: ['links'],
    cents,
    features: [
      `Alcance de hasta ${km} km con línea de vista.`,
      `Antena integrada de ${dbi} dBi y hasta ${mbps} Mbps.`,
      'Modo punto a punto y punto a multipunto.',
      'Inyector PoE pasivo de 24 Vcc incluido.',
      'Alineación por luces y aplicación móvil.',
      'Cuerpo resistente a rayos UV para exterior.',
    ],
    use: 'Une edificios, ranchos y cámaras lejanas sin tender cable.',
    sat: 'networkEquipment',
    warranty: '2 años',
    kg: dbi > 20 ? 2.6 : 0.6,
    cm: dbi > 20 ? [40, 40, 25] : [25, 9, 6],
  }));
}

const HOME: readonly FamilyLine[] = [
  [
    'NBV-MALLA1',
    'Sistema Wi-Fi en malla AX1800 / 1 pieza / 180 m²',
    59_00,
    ['Una pieza cubre 180 m².', 'Wi-Fi 6 AX1800.'],
    { variant: { group: 'nbv-malla', attributes: { Piezas: '1 pieza' }, detail: 'Cubre 180 m²' } },
  ],
  [
    'NBV-MALLA2',
    'Sistema Wi-Fi en malla AX1800 / 2 piezas / 340 m²',
    109_00,
    ['Dos piezas cubren 340 m².', 'Wi-Fi 6 AX1800.'],
    { variant: { group: 'nbv-malla', attributes: { Piezas: '2 piezas' }, detail: 'Cubre 340 m²' } },
  ],
  [
    'NBV-MALLA3',
    'Sistema Wi-Fi en malla AX1800 / 3 piezas / 500 m²',
    155_00,
    ['Tres piezas cubren 500 m².', 'Wi-Fi 6 AX1800.'],
    { variant: { group: 'nbv-malla', attributes: { Piezas: '3 piezas' }, detail: 'Cubre 500 m²' } },
  ],
  [
    'NBV-REP300',
    'Repetidor Wi-Fi 300 Mbps / 2.4 GHz / Conexión directa a contacto',
    15_90,
    ['Amplía la red de 2.4 GHz.', 'Hasta 300 Mbps.'],
  ],
  [
    'NBV-REP1200',
    'Repetidor Wi-Fi AC1200 / Doble banda / Puerto Ethernet',
    26_90,
    ['Doble banda AC1200.', 'Puerto Ethernet.'],
  ],
  [
    'NBV-RUT-AC12',
    'Ruteador Wi-Fi AC1200 / 4 antenas / 4 puertos Gigabit',
    32_90,
    ['Wi-Fi 5 AC1200.', 'Cuatro puertos Gigabit.'],
  ],
  [
    'NBV-RUT-AX30',
    'Ruteador Wi-Fi 6 AX3000 / 4 antenas / 4 puertos Gigabit / USB',
    74_90,
    ['Wi-Fi 6 AX3000.', 'Cuatro puertos Gigabit y USB.'],
  ],
  ['NBV-USB-AX', 'Adaptador Wi-Fi 6 USB AX1800', 24_90, ['Wi-Fi 6 para computadora.', 'USB 3.0.']],
];

/** Switches, PoE parts, routers, firewalls, access points and links. */
export function networking(): readonly ProductDraft[] {
  const plain = [
    'Protección contra sobrecarga y corto circuito.',
    'Indicadores de estado.',
    'Instalación sin configurar.',
  ];
  const routed = [
    'Calidad de servicio y control de ancho de banda por usuario.',
    'Administración por navegador en español.',
    'Actualizaciones de seguridad sin costo.',
  ];
  return [
    ...SWITCHES.flatMap((series) => series.sizes.map((size) => ethernetSwitch(series, size))),
    ...family(
      {
        brand: 'enlatiq',
        categories: ['industrialSwitches'],
        sat: 'switch',
        warranty: '5 años',
        use: 'Gabinetes en calle, postes, minas y plantas.',
        kg: 0.9,
        cm: [15, 11, 5],
      },
      [
        'Opera de −40 a 75 °C sin ventilador.',
        'Carcasa de aluminio IP40 para riel DIN.',
        'Anillo redundante con recuperación menor a 20 ms.',
      ],
      INDUSTRIAL,
    ),
    ...family(
      {
        brand: 'nodavia',
        categories: ['poeInjectors'],
        sat: 'powerSupply',
        warranty: '1 año',
        use: 'Energía y datos por un solo cable de red.',
        kg: 0.25,
        cm: [4, 14, 6],
      },
      plain,
      POE_PARTS,
    ),
    ...family(
      {
        brand: 'nodavia',
        categories: ['routers'],
        sat: 'router',
        warranty: '3 años',
        use: 'Conecta la sucursal, el comercio o la red del proveedor de internet.',
        kg: 0.8,
        cm: [4, 22, 15],
      },
      routed,
      ROUTERS.map((l) => [l[0], l[1], l[2], l[3], l[0].startsWith('ENQ') ? { brand: 'enlatiq' as const } : {}]),
    ),
    ...family(
      {
        brand: 'quorvex',
        categories: ['firewalls'],
        sat: 'networkEquipment',
        warranty: '1 año',
        use: 'Protege la red de la empresa contra ataques y fugas.',
        kg: 1.9,
        cm: [4.4, 33, 22],
      },
      [
        'Filtrado web y control de aplicaciones.',
        'VPN IPsec y SSL incluidas.',
        'Antivirus y protección de día cero con suscripción.',
        'Reportes en español.',
      ],
      FIREWALLS,
    ),
    ...APS.map(accessPoint),
    ...links(),
    ...family(
      {
        brand: 'nimbrava',
        categories: ['homeWifi'],
        sat: 'accessPoint',
        warranty: '2 años',
        use: 'Elimina zonas sin señal en casa y oficina pequeña.',
        kg: 0.4,
      },
      ['Configuración desde el teléfono en minutos.', 'Control parental y red de invitados.', 'Seguridad WPA3.'],
      HOME,
    ),
  ];
}
