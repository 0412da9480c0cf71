import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const VIDEO: readonly FamilyLine[] = [
  [
    'TBR-A4',
    'Kit de videoportero analógico 4" / Una llamada / Apertura de una puerta',
    64_00,
    ['Pantalla de 4 pulgadas a color.', 'Cuatro hilos.'],
    { unit: 'kit', kg: 1.4 },
  ],
  [
    'TBR-A7',
    'Kit de videoportero analógico 7" / Memoria microSD / Apertura de dos puertas',
    98_00,
    ['Pantalla de 7 pulgadas a color.', 'Graba fotos en microSD.'],
    { unit: 'kit', kg: 1.9 },
  ],
  [
    'TBR-HD7-2',
    'Kit de videoportero TurboHD 7" 2 Megapixeles / Dos monitores / Detección de movimiento',
    189_00,
    ['Dos monitores de 7 pulgadas.', 'Frente de 2 megapixeles con visión nocturna.'],
    { unit: 'kit', kg: 2.8 },
  ],
  [
    'TBR-IP7-W',
    'Kit de videoportero IP 7" Wi-Fi / 2 Megapixeles / Llamada al teléfono / PoE',
    239_00,
    ['Pantalla táctil de 7 pulgadas con Wi-Fi.', 'Contesta desde el teléfono.'],
    { unit: 'kit', kg: 2.1 },
  ],
  [
    'TBR-IP10-W',
    'Kit de videoportero IP 10" Wi-Fi / 2 Megapixeles / Tarjeta y huella / PoE',
    389_00,
    ['Pantalla táctil de 10 pulgadas con Wi-Fi.', 'Abre con tarjeta, huella o código.'],
    { unit: 'kit', kg: 2.6 },
  ],
  [
    'TBR-2H7',
    'Kit de videoportero IP a 2 hilos 7" / Aprovecha cable existente',
    319_00,
    ['Video y energía por dos hilos.', 'Pantalla táctil de 7 pulgadas.'],
    { unit: 'kit', kg: 2.4 },
  ],
  [
    'TBR-MON7-ADD',
    'Monitor adicional IP 7" Wi-Fi / PoE',
    109_00,
    ['Pantalla táctil de 7 pulgadas.', 'Se suma a kits IP.'],
  ],
  [
    'TBR-MON10-ADD',
    'Monitor adicional IP 10" Wi-Fi / PoE',
    168_00,
    ['Pantalla táctil de 10 pulgadas.', 'Se suma a kits IP.'],
  ],
  [
    'TBR-FR-MOD',
    'Frente de calle modular IP / Módulo de cámara 2 Megapixeles / Exterior IP65 IK08',
    139_00,
    ['Cámara de 180° de 2 megapixeles.', 'Se combina con módulos de botones y lector.'],
  ],
  [
    'TBR-FR-EDIF',
    'Frente de calle para edificio IP / Teclado y pantalla / 500 departamentos / IP65',
    459_00,
    ['Hasta 500 departamentos.', 'Reconocimiento facial y código.'],
    { kg: 2.2 },
  ],
  [
    'TBR-MOD-6B',
    'Módulo de 6 botones para frente modular / IP65',
    48_00,
    ['Seis botones retroiluminados.', 'Se une al frente modular.'],
  ],
  [
    'TBR-MOD-RF',
    'Módulo lector MIFARE para frente modular / IP65',
    62_00,
    ['Lee tarjetas MIFARE.', 'Se une al frente modular.'],
  ],
];

const AUDIO: readonly FamilyLine[] = [
  [
    'TBR-AU1',
    'Kit de interfono de audio / Una casa / Apertura de puerta / 2 hilos',
    28_50,
    ['Un frente y un auricular.', 'Apertura de puerta eléctrica.'],
    { unit: 'kit', kg: 0.9 },
  ],
  [
    'TBR-AU4',
    'Kit de interfono de audio / 4 departamentos / Apertura de puerta',
    79_00,
    ['Un frente y cuatro auriculares.', 'Llamada privada.'],
    { unit: 'kit', kg: 2.6 },
  ],
  [
    'TBR-AU8',
    'Kit de interfono de audio / 8 departamentos / Apertura de puerta',
    139_00,
    ['Un frente y ocho auriculares.', 'Llamada privada.'],
    { unit: 'kit', kg: 4.4 },
  ],
  ['TBR-AU-ADD', 'Auricular adicional de interfono / 2 hilos', 9_90, ['Auricular de pared.', 'Para kits de audio.']],
  [
    'TBR-INAL500',
    'Interfono inalámbrico / Hasta 500 m / Batería recargable',
    69_00,
    ['Alcance de 500 metros con línea de vista.', 'Batería recargable.'],
  ],
  [
    'TBR-EMER-IP',
    'Poste de emergencia IP con botón / SIP / Exterior IP66 / Luz azul',
    890_00,
    ['Llama por SIP con un botón.', 'Luz azul y cámara opcional.'],
    { kg: 38, cm: [260, 30, 30] },
  ],
];

const SMART_SWITCHES: readonly FamilyLine[] = [
  ...([1, 2, 3] as const).flatMap((gangs): FamilyLine[] =>
    (['Blanco', 'Negro'] as const).map((colour): FamilyLine => [
      `CSV-AP${gangs}-${colour.slice(0, 2).toUpperCase()}`,
      `Apagador inteligente Wi-Fi ${gangs} vía${gangs > 1 ? 's' : ''} / ${colour} / Cristal táctil / 120 Vca`,
      14_00 + gangs * 3_00,
      [
        `${gangs} vía${gangs > 1 ? 's' : ''} táctil${gangs > 1 ? 'es' : ''}, color ${colour.toLowerCase()}.`,
        'Hasta 600 W por vía.',
      ],
      {
        variant: {
          group: 'csv-ap',
          attributes: { Vías: String(gangs), Color: colour },
          detail: `${gangs} vía${gangs > 1 ? 's' : ''}, ${colour.toLowerCase()}`,
        },
      },
    ]),
  ),
  [
    'CSV-ENCH15',
    'Contacto inteligente Wi-Fi 15 A / Medición de consumo / 120 Vca',
    12_90,
    ['Hasta 15 A.', 'Mide el consumo de energía.'],
  ],
  [
    'CSV-ENCH-EXT',
    'Contacto inteligente Wi-Fi doble / Exterior IP44 / 120 Vca',
    24_90,
    ['Dos salidas independientes.', 'Exterior IP44.'],
  ],
  [
    'CSV-DIM',
    'Atenuador inteligente Wi-Fi / LED 200 W / 120 Vca',
    26_00,
    ['Atenúa LED de hasta 200 W.', 'Escenas y horarios.'],
  ],
  [
    'CSV-PERSIANA',
    'Motor Wi-Fi para persiana enrollable / Batería recargable',
    89_00,
    ['Batería con seis meses de uso.', 'Para tubo de 38 mm.'],
  ],
];

const SMART_DEVICES: readonly FamilyLine[] = [
  [
    'CSV-HUB',
    'Hub Zigbee y Bluetooth / Hasta 128 dispositivos / Ethernet y Wi-Fi',
    34_00,
    ['Hasta 128 dispositivos.', 'Automatizaciones locales sin internet.'],
  ],
  ['CSV-FOCO9', 'Foco LED Wi-Fi 9 W / Blanco y color / E27', 8_90, ['9 W con 16 millones de colores.', 'Rosca E27.']],
  ['CSV-TIRA5', 'Tira LED Wi-Fi 5 m / Color / 12 Vcc', 19_80, ['Cinco metros recortables.', 'Fuente incluida.']],
  [
    'CSV-PIR',
    'Sensor de movimiento Zigbee / Batería / Interior',
    14_50,
    ['Detecta a 7 metros.', 'Batería de dos años.'],
  ],
  ['CSV-PUERTA', 'Sensor de puerta Zigbee / Batería', 10_90, ['Avisa al abrir o cerrar.', 'Batería de dos años.']],
  ['CSV-AGUA', 'Sensor de fuga de agua Zigbee / IP67', 14_90, ['Sonda de contacto IP67.', 'Aviso al teléfono.']],
  [
    'CSV-CLIMA',
    'Sensor de temperatura y humedad Zigbee / Pantalla',
    13_90,
    ['Pantalla de tinta electrónica.', 'Precisión de 0.3 °C.'],
  ],
  [
    'CSV-IRBLAST',
    'Control infrarrojo Wi-Fi universal / TV y minisplit',
    15_90,
    ['Controla televisores y minisplits.', 'Base de 80,000 controles.'],
  ],
];

/** Door phones and smart home. */
export function intercom(): readonly ProductDraft[] {
  const smart = [
    'Aplicación en español y asistentes de voz.',
    'Horarios, escenas y automatizaciones.',
    'No requiere suscripción.',
  ];
  return [
    ...family(
      {
        brand: 'timbrelia',
        categories: ['videoDoorPhones'],
        sat: 'accessControl',
        warranty: '2 años',
        use: 'Casas, privadas y edificios de departamentos.',
        kg: 0.8,
        cm: [20, 14, 6],
      },
      [
        'Frente con visión nocturna y visera contra lluvia.',
        'Libera cerradura eléctrica y portón.',
        'Audio bidireccional con cancelación de eco.',
      ],
      VIDEO,
    ),
    ...family(
      {
        brand: 'timbrelia',
        categories: ['doorPhones'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Comunicación sencilla con la puerta.',
        kg: 0.5,
      },
      ['Frente metálico para exterior.', 'Volumen ajustable.', 'Fuente de alimentación incluida.'],
      AUDIO,
    ),
    ...family(
      {
        brand: 'casavira',
        categories: ['smartSwitches'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Iluminación y energía desde el teléfono.',
        kg: 0.18,
      },
      smart,
      SMART_SWITCHES,
    ),
    ...family(
      {
        brand: 'casavira',
        categories: ['smartDevices'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Automatiza la casa paso a paso.',
        kg: 0.12,
      },
      smart,
      SMART_DEVICES,
    ),
  ];
}
