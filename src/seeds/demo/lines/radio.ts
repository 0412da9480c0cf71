import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const PORTABLES: readonly FamilyLine[] = [
  ...(['VHF', 'UHF'] as const).flatMap((band): FamilyLine[] => {
    const range = band === 'VHF' ? '136-174 MHz' : '400-480 MHz';
    const bands = { Banda: band };
    return [
      [
        `ODK-A16-${band[0] ?? ''}`,
        `Radio portátil análogo ${band} ${range} / 5 W / 16 canales / Batería 1500 mAh`,
        64_00,
        ['Potencia de 5 W y 16 canales.', 'Batería de 1500 mAh.'],
        { variant: { group: 'odk-a16', attributes: bands, detail: `Banda ${band}` } },
      ],
      [
        `ODK-A128-${band[0] ?? ''}`,
        `Radio portátil análogo ${band} ${range} / 5 W / 128 canales / Pantalla / IP54`,
        98_00,
        ['Potencia de 5 W y 128 canales.', 'Pantalla y teclado; IP54.'],
        { variant: { group: 'odk-a128', attributes: bands, detail: `Banda ${band}` } },
      ],
      [
        `HZV-D300-${band[0] ?? ''}`,
        `Radio portátil digital DMR ${band} ${range} / 5 W / 64 canales / IP54`,
        189_00,
        ['Digital DMR y análogo, 64 canales.', 'Potencia de 5 W; IP54.'],
        { brand: 'hertzavo', variant: { group: 'hzv-d300', attributes: bands, detail: `Banda ${band}` } },
      ],
      [
        `HZV-D700-${band[0] ?? ''}`,
        `Radio portátil digital DMR ${band} ${range} / 5 W / 1,024 canales / GPS / Hombre caído / IP67`,
        419_00,
        ['Digital DMR Tier II y III, 1,024 canales.', 'GPS, Bluetooth y hombre caído; IP67.'],
        { brand: 'hertzavo', variant: { group: 'hzv-d700', attributes: bands, detail: `Banda ${band}` } },
      ],
    ];
  }),
  [
    'HZV-D700-EX',
    'Radio portátil digital DMR UHF intrínsecamente seguro / ATEX / IP68',
    1_290_00,
    ['Para atmósferas explosivas.', 'Sumergible IP68.'],
    { brand: 'hertzavo' },
  ],
  [
    'ODK-POC1',
    'Radio PoC 4G LTE y Wi-Fi / Sin límite de distancia / 4000 mAh',
    119_00,
    ['Comunica por red celular a todo el país.', 'Batería de 4000 mAh.'],
  ],
  [
    'ODK-POC3-CAM',
    'Radio PoC 4G LTE con cámara y GPS / Pantalla táctil / IP68',
    239_00,
    ['Pantalla de 3.1 pulgadas y cámara.', 'GPS y botón de emergencia; IP68.'],
  ],
  [
    'ODK-FRS-PAR',
    'Par de radios de uso libre FRS / 22 canales / 5 km',
    39_00,
    ['Sin licencia, 22 canales.', 'Dos radios con cargador.'],
    { unit: 'pair' },
  ],
];

const MOBILES: readonly FamilyLine[] = [
  [
    'ODK-M45-V',
    'Radio móvil análogo VHF 136-174 MHz / 45 W / 256 canales',
    198_00,
    ['Potencia de 45 W en VHF.', '256 canales.'],
  ],
  [
    'ODK-M45-U',
    'Radio móvil análogo UHF 400-470 MHz / 45 W / 256 canales',
    198_00,
    ['Potencia de 45 W en UHF.', '256 canales.'],
  ],
  [
    'HZV-MD600-V',
    'Radio móvil digital DMR VHF 136-174 MHz / 50 W / 1,024 canales / GPS',
    489_00,
    ['Potencia de 50 W en VHF.', 'Digital DMR con GPS.'],
    { brand: 'hertzavo' },
  ],
  [
    'HZV-MD600-U',
    'Radio móvil digital DMR UHF 400-470 MHz / 45 W / 1,024 canales / GPS',
    489_00,
    ['Potencia de 45 W en UHF.', 'Digital DMR con GPS.'],
    { brand: 'hertzavo' },
  ],
  [
    'HZV-RD50-V',
    'Repetidor digital DMR VHF / 50 W / Duplexor opcional / IP',
    1_890_00,
    ['Ciclo continuo a 50 W en VHF.', 'Enlace IP entre repetidores.'],
    { brand: 'hertzavo', kg: 9.8 },
  ],
  [
    'HZV-RD50-U',
    'Repetidor digital DMR UHF / 50 W / Duplexor opcional / IP',
    1_890_00,
    ['Ciclo continuo a 50 W en UHF.', 'Enlace IP entre repetidores.'],
    { brand: 'hertzavo', kg: 9.8 },
  ],
  [
    'HZV-REP-PORT',
    'Repetidor portátil digital DMR UHF / 10 W / Mochila',
    2_390_00,
    ['Potencia de 10 W en mochila.', 'Batería de ocho horas.'],
    { brand: 'hertzavo', kg: 4.2 },
  ],
  [
    'ODK-MPOC',
    'Radio móvil PoC 4G LTE / GPS / 12-24 Vcc',
    189_00,
    ['Comunica por red celular.', 'GPS y micrófono de mano.'],
  ],
];

const BATTERIES: readonly FamilyLine[] = [
  [
    'ODK-B1500',
    'Batería de litio 1500 mAh para radio ODK-A16 / 7.4 Vcc',
    16_90,
    ['1500 mAh, 7.4 Vcc.', 'Para ODK-A16.'],
  ],
  [
    'ODK-B2200',
    'Batería de litio 2200 mAh para radio ODK-A128 / 7.4 Vcc',
    22_40,
    ['2200 mAh, 7.4 Vcc.', 'Para ODK-A128.'],
  ],
  [
    'HZV-B2500',
    'Batería de litio 2500 mAh para radios HZV-D300 / 7.4 Vcc',
    36_00,
    ['2500 mAh, 7.4 Vcc.', 'Para HZV-D300.'],
    { brand: 'hertzavo' },
  ],
  [
    'HZV-B3200',
    'Batería de litio 3200 mAh para radios HZV-D700 / 7.4 Vcc / IP67',
    58_00,
    ['3200 mAh, 7.4 Vcc; IP67.', 'Para HZV-D700.'],
    { brand: 'hertzavo' },
  ],
  ['ODK-CG1', 'Cargador de una cavidad para radio ODK / 120 Vca', 14_20, ['Carga en tres horas.', 'Una cavidad.']],
  [
    'ODK-CG6',
    'Multicargador de 6 cavidades para radio ODK / 120 Vca',
    98_00,
    ['Seis radios o baterías.', 'Indicador por cavidad.'],
    { kg: 2.2 },
  ],
  [
    'HZV-CG6',
    'Multicargador de 6 cavidades para radio HZV / 120 Vca / Analizador',
    239_00,
    ['Seis radios o baterías.', 'Reacondiciona y analiza.'],
    { brand: 'hertzavo', kg: 2.6 },
  ],
];

const HEADSETS: readonly FamilyLine[] = [
  [
    'ODK-MB-ESP',
    'Micrófono-bocina para radio portátil / Resistente a salpicaduras',
    15_80,
    ['Clip giratorio y entrada de 3.5 mm.', 'Conector de dos pines.'],
  ],
  [
    'HZV-MB-IP67',
    'Micrófono-bocina con botón de emergencia / IP67',
    68_00,
    ['Sumergible IP67.', 'Botón de emergencia.'],
    { brand: 'hertzavo' },
  ],
  [
    'ODK-AUD-TUBO',
    'Audífono de tubo acústico con micrófono / Seguridad privada',
    12_40,
    ['Discreto, tubo transparente.', 'Botón para hablar.'],
  ],
  ['ODK-AUD-GANCHO', 'Audífono de gancho con micrófono', 6_90, ['Gancho flexible.', 'Botón para hablar.']],
  [
    'ODK-DIAD-RUIDO',
    'Diadema doble con supresión de ruido / Industria',
    119_00,
    ['Atenúa 24 dB.', 'Micrófono de pluma.'],
  ],
  [
    'HZV-AUD-BT',
    'Audífono Bluetooth para radio digital / 12 h',
    89_00,
    ['Doce horas de uso.', 'Botón inalámbrico para hablar.'],
    { brand: 'hertzavo' },
  ],
  [
    'ODK-CLIP',
    'Clip de cinturón para radio / Paquete de 5',
    6_40,
    ['Cinco piezas.', 'Plástico reforzado.'],
    { unit: 'pack' },
  ],
  ['ODK-FUNDA', 'Funda de nylon para radio portátil', 8_60, ['Correa y broche.', 'Para radios ODK y HZV.']],
  ['ODK-ANT-COR', 'Antena corta helicoidal para radio portátil', 7_20, ['Conector SMA.', 'VHF o UHF según etiqueta.']],
  [
    'ODK-CABLE-PROG',
    'Cable de programación USB para radios ODK',
    24_00,
    ['USB con circuito integrado.', 'Programa gratuito.'],
  ],
];

const ANTENNAS: readonly FamilyLine[] = [
  [
    'ATN-MOV-V',
    'Antena móvil VHF 136-174 MHz / 1/4 de onda / NMO',
    12_80,
    ['Un cuarto de onda para VHF.', 'Montaje NMO.'],
  ],
  ['ATN-MOV-U', 'Antena móvil UHF 400-512 MHz / 5 dB / NMO', 22_40, ['5 dB de ganancia en UHF.', 'Montaje NMO.']],
  [
    'ATN-NMO-CAB',
    'Montaje NMO con 5 m de cable RG58 / Lámina',
    14_60,
    ['Cinco metros de RG58.', 'Perforación de 3/4 de pulgada.'],
  ],
  ['ATN-MAG', 'Montaje magnético NMO con 5 m de cable', 19_80, ['Imán de 12 cm.', 'Soporta 120 km/h.']],
  [
    'ATN-BASE-V6',
    'Antena base omnidireccional VHF 6 dB / Fibra de vidrio / 5.3 m',
    289_00,
    ['6 dB de ganancia en VHF.', 'Radomo de fibra de vidrio de 5.3 metros.'],
    { kg: 7.5 },
  ],
  [
    'ATN-BASE-U9',
    'Antena base omnidireccional UHF 9 dB / Fibra de vidrio / 4 m',
    269_00,
    ['9 dB de ganancia en UHF.', 'Radomo de fibra de vidrio de 4 metros.'],
    { kg: 5.8 },
  ],
  [
    'ATN-YAGI-V7',
    'Antena Yagi VHF 7 dB / 5 elementos / Aluminio',
    98_00,
    ['7 dB, cinco elementos.', 'Aluminio reforzado.'],
    { kg: 2.9 },
  ],
  [
    'ATN-YAGI-U10',
    'Antena Yagi UHF 10 dB / 8 elementos / Aluminio',
    89_00,
    ['10 dB, ocho elementos.', 'Aluminio reforzado.'],
    { kg: 2.1 },
  ],
  [
    'ATN-DIP-V4',
    'Arreglo de 4 dipolos VHF 9 dB / 150-160 MHz',
    549_00,
    ['Cuatro dipolos, 9 dB.', 'Patrón ajustable.'],
    { kg: 12 },
  ],
  [
    'ATN-DUP-U',
    'Duplexor UHF de 6 cavidades / 5 MHz de separación / 50 W',
    239_00,
    ['Seis cavidades, 50 W.', 'Se entrega sintonizado.'],
    { kg: 2.2 },
  ],
  [
    'ATN-CEL-OMNI',
    'Antena omnidireccional 4G y 5G 698-3800 MHz / 5 dBi / N hembra',
    58_00,
    ['Cubre 4G y 5G.', 'Ganancia de 5 dBi.'],
    { kg: 0.7 },
  ],
];

const TOWERS: readonly FamilyLine[] = [
  ...([30, 35, 45] as const).map((cm): FamilyLine => [
    `TRV-TZ${cm}`,
    `Tramo de torre arriostrada de 3 m / ${cm} cm por lado / Galvanizado electrolítico`,
    cm * 2_60,
    [`Tramo de 3 metros, ${cm} cm por lado.`, `Altura máxima de ${cm} metros.`],
    {
      variant: { group: 'trv-tz', attributes: { Lado: `${cm} cm` }, detail: `Tramo de ${cm} cm` },
      kg: cm * 0.7,
      cm: [300, cm, cm],
    },
  ]),
  [
    'TRV-BASE35',
    'Base para torre arriostrada TRV-TZ35 / Placa de acero',
    48_00,
    ['Placa de acero para zapata.', 'Para tramo de 35 cm.'],
    { kg: 9 },
  ],
  [
    'TRV-PUNTA35',
    'Copete (tramo final) para torre arriostrada TRV-TZ35',
    89_00,
    ['Tramo final de 3 metros.', 'Para tramo de 35 cm.'],
    { kg: 21 },
  ],
  [
    'TRV-RET-316',
    'Cable de retenida 3/16" galvanizado / Rollo de 305 m',
    149_00,
    ['Acero galvanizado de 3/16.', 'Rollo de 305 metros.'],
    { unit: 'roll', kg: 34 },
  ],
  [
    'TRV-TEMPL38',
    'Templador (tensor) 3/8" galvanizado',
    5_40,
    ['Gancho y ojo.', 'Galvanizado por inmersión.'],
    { kg: 0.5 },
  ],
  [
    'TRV-MASTIL3',
    'Mástil telescópico de 3 m / 2" / Galvanizado',
    38_00,
    ['Tres metros, 2 pulgadas.', 'Galvanizado.'],
    { kg: 7 },
  ],
  [
    'TRV-BRAZO1',
    'Brazo de 1 m para torre / Soporte de antena / Galvanizado',
    32_00,
    ['Separa la antena un metro.', 'Abrazaderas incluidas.'],
    { kg: 4.5 },
  ],
  [
    'TRV-ESCALAD',
    'Kit de línea de vida para torre de 30 m / Cable y carro',
    390_00,
    ['Treinta metros de cable de acero.', 'Carro anticaídas.'],
    { unit: 'kit', kg: 18 },
  ],
  [
    'TRV-LUZ-OBS',
    'Luz de obstrucción LED roja para torre / Solar / IP67',
    168_00,
    ['Autónoma con panel solar.', 'Fotocelda; IP67.'],
    { kg: 2.4 },
  ],
];

const RF: readonly FamilyLine[] = [
  ['ATN-N-LMR400', 'Conector N macho de compresión para cable tipo 400', 6_80, ['De compresión.', 'DC a 6 GHz.']],
  ['ATN-UHF-RG58', 'Conector UHF macho (PL-259) para RG58 / Ondular', 3_40, ['De ondular.', 'DC a 300 MHz.']],
  ['ATN-SMA-RG58', 'Conector SMA macho para RG58 / Ondular', 4_20, ['De ondular.', 'DC a 6 GHz.']],
  [
    'ATN-400-100',
    'Bobina de cable coaxial tipo 400 de baja pérdida / 50 ohms / 100 m',
    219_00,
    ['50 ohms de baja pérdida.', 'Bobina de 100 metros.'],
    { unit: 'roll', kg: 11 },
  ],
  [
    'ATN-HELIAX12',
    'Línea de transmisión 1/2" de cobre corrugado / Por metro',
    6_90,
    ['Media pulgada, 50 ohms.', 'Se vende por metro.'],
    { unit: 'metre', kg: 0.2 },
  ],
  [
    'ATN-JUMPER-N1',
    'Jumper N macho a N macho / Cable tipo 400 / 1 m',
    19_80,
    ['Longitud de 1 metro.', 'Sellado contra humedad.'],
    { variant: { group: 'atn-jumper-n', attributes: { Longitud: '1 m' }, detail: 'Jumper de 1 metro' } },
  ],
  [
    'ATN-JUMPER-N3',
    'Jumper N macho a N macho / Cable tipo 400 / 3 m',
    26_40,
    ['Longitud de 3 metros.', 'Sellado contra humedad.'],
    { variant: { group: 'atn-jumper-n', attributes: { Longitud: '3 m' }, detail: 'Jumper de 3 metros' } },
  ],
  [
    'ATN-WATTM',
    'Wattmetro en línea 125-525 MHz / 200 W',
    189_00,
    ['Mide potencia y ROE.', 'Hasta 200 W.'],
    { kg: 1.1 },
  ],
];

/** Two-way radios, accessories, antennas, towers and RF line. */
export function radio(): readonly ProductDraft[] {
  const tool = [
    'Programable por computadora.',
    'Cumple la norma militar 810 de resistencia.',
    'Encriptación básica y códigos de tono.',
  ];
  return [
    ...family(
      {
        brand: 'ondakora',
        categories: ['portables'],
        sat: 'radio',
        warranty: '2 años',
        use: 'Seguridad privada, comercio, hotelería y eventos.',
        kg: 0.28,
        cm: [13, 6, 3.5],
      },
      tool,
      PORTABLES,
    ),
    ...family(
      {
        brand: 'ondakora',
        categories: ['mobiles'],
        sat: 'radio',
        warranty: '2 años',
        use: 'Vehículos, bases y sitios de repetición.',
        kg: 1.3,
        cm: [5, 17, 16],
      },
      tool,
      MOBILES,
    ),
    ...family(
      {
        brand: 'ondakora',
        categories: ['radioBatteries'],
        sat: 'battery',
        warranty: '1 año',
        use: 'Energía para radios portátiles.',
        kg: 0.12,
      },
      ['Celdas de primera calidad.', 'Protección contra sobrecarga.', 'Reemplazo directo del original.'],
      BATTERIES,
    ),
    ...family(
      {
        brand: 'ondakora',
        categories: ['headsets'],
        sat: 'radioAccessory',
        warranty: '6 meses',
        use: 'Comunicación manos libres y discreta.',
        kg: 0.08,
      },
      ['Cable reforzado.', 'Compatible con radios ODK y HZV de dos pines.', 'Cómodo para jornadas largas.'],
      HEADSETS,
    ),
    ...family(
      {
        brand: 'antenaria',
        categories: ['vhfUhf'],
        sat: 'mobileNetwork',
        warranty: '1 año',
        use: 'Cobertura de radio en vehículo y sitio.',
        kg: 0.5,
      },
      ['Impedancia de 50 ohms.', 'ROE menor a 1.5.', 'Herrajes incluidos.'],
      ANTENNAS,
    ),
    ...family(
      {
        brand: 'torrevia',
        categories: ['towers'],
        sat: 'mobileNetwork',
        warranty: '1 año',
        use: 'Sitios de radio, internet y videovigilancia.',
      },
      ['Acero galvanizado resistente a la corrosión.', 'Tornillería incluida.', 'Memoria de cálculo disponible.'],
      TOWERS,
    ),
    ...family(
      {
        brand: 'antenaria',
        categories: ['rfConnectors'],
        sat: 'connector',
        warranty: '1 año',
        use: 'Líneas de transmisión de radio.',
        kg: 0.08,
      },
      ['Impedancia de 50 ohms.', 'Contacto con baño de plata.', 'Sello contra humedad incluido.'],
      RF,
    ),
  ];
}
