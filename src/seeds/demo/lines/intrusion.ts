import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const PANELS: readonly FamilyLine[] = [
  ...(
    [
      [8, 2, 69_00],
      [16, 4, 109_00],
      [32, 8, 169_00],
      [64, 8, 279_00],
      [128, 8, 460_00],
    ] as const
  ).map(([zones, areas, cents]): FamilyLine => [
    `ALV-P${zones}`,
    `Panel de alarma cableado de ${zones} zonas / ${areas} particiones / Contact ID / Gabinete metálico`,
    cents,
    [`${zones} zonas y ${areas} particiones.`, 'Comunicación por línea telefónica, IP o celular con módulo.'],
    {
      variant: { group: 'alv-p', attributes: { Zonas: `${zones} zonas` }, detail: `Panel de ${zones} zonas` },
      kg: 2.9,
      cm: [30, 28, 9],
    },
  ]),
  [
    'ALV-HUB64',
    'Panel de alarma inalámbrico 64 zonas / Ethernet y 4G / Aplicación móvil / 868 MHz',
    198_00,
    ['64 dispositivos inalámbricos.', 'Ethernet y 4G con batería de 12 horas.'],
    { kg: 0.6 },
  ],
  [
    'ALV-HUB96W',
    'Panel de alarma inalámbrico 96 zonas / Wi-Fi, Ethernet y 4G / Fotoverificación',
    289_00,
    ['96 dispositivos inalámbricos.', 'Foto del evento desde sensores con cámara.'],
    { kg: 0.7 },
  ],
  [
    'ALV-HIB32',
    'Panel de alarma híbrido 8 zonas cableadas y 32 inalámbricas / Wi-Fi y 4G',
    219_00,
    ['Ocho zonas cableadas y 32 inalámbricas.', 'Wi-Fi y 4G.'],
    { kg: 1.8 },
  ],
];

const KEYPADS: readonly FamilyLine[] = [
  ['ALV-TEC-LED', 'Teclado LED para panel cableado / 16 zonas', 26_00, ['Muestra 16 zonas.', 'Teclas iluminadas.']],
  [
    'ALV-TEC-LCD',
    'Teclado LCD alfanumérico para panel cableado / Español',
    44_00,
    ['Mensajes en español de 32 caracteres.', 'Tres teclas de emergencia.'],
  ],
  [
    'ALV-TEC-TOUCH',
    'Teclado táctil 7" para panel cableado / Planos de zona',
    129_00,
    ['Pantalla táctil de 7 pulgadas.', 'Planos con estado de zonas.'],
  ],
  [
    'ALV-TEC-INAL',
    'Teclado inalámbrico con lector de TAG / 868 MHz',
    69_00,
    ['Arma con código o TAG.', 'Batería de tres años.'],
  ],
  [
    'ALV-COM-4G',
    'Comunicador 4G para panel de alarma / Contact ID / Doble SIM',
    98_00,
    ['Doble SIM 4G.', 'Aplicación para el usuario.'],
  ],
  [
    'ALV-COM-IP',
    'Comunicador IP para panel de alarma / Ethernet y Wi-Fi',
    62_00,
    ['Ethernet y Wi-Fi.', 'Aplicación para el usuario.'],
  ],
  [
    'ALV-EXP8',
    'Expansor de 8 zonas para panel cableado',
    29_00,
    ['Añade ocho zonas.', 'Se comunica por bus de 4 hilos.'],
  ],
  [
    'ALV-REC-INAL',
    'Receptor inalámbrico de 32 zonas para panel cableado / 868 MHz',
    58_00,
    ['Añade 32 zonas inalámbricas.', 'Supervisión de sensores.'],
  ],
  [
    'ALV-CTRL',
    'Control remoto de 4 botones para alarma inalámbrica / 868 MHz',
    17_50,
    ['Arma, desarma, parcial y pánico.', 'Batería de cinco años.'],
  ],
];

const MOTION: readonly FamilyLine[] = [
  [
    'ALV-PIR12',
    'Sensor de movimiento PIR cableado / 12 m / 90° / Interior',
    8_90,
    ['Cobertura de 12 metros y 90°.', 'Cableado, 9 a 16 Vcc.'],
  ],
  [
    'ALV-PIR15-PET',
    'Sensor de movimiento PIR cableado / 15 m / Inmune a mascotas de 25 kg / Interior',
    12_80,
    ['Cobertura de 15 metros.', 'Inmune a mascotas de hasta 25 kg.'],
  ],
  [
    'ALV-DT15',
    'Sensor de movimiento doble tecnología PIR y microondas / 15 m / Interior',
    21_50,
    ['PIR y microondas contra falsas alarmas.', 'Cobertura de 15 metros.'],
  ],
  [
    'ALV-DT15-EXT',
    'Sensor de movimiento triple tecnología / 15 m / Exterior IP65 / Inmune a mascotas',
    98_00,
    ['Dos PIR y microondas para exterior IP65.', 'Antienmascaramiento; inmune a mascotas de 40 kg.'],
  ],
  [
    'ALV-PIR-360',
    'Sensor de movimiento de techo 360° / 12 m de diámetro / Interior',
    16_40,
    ['Cobertura de 360° en techo.', 'Altura de 2.4 a 6 metros.'],
  ],
  [
    'ALV-CORT-EXT',
    'Sensor de cortina PIR doble / 8 m / Exterior IP54',
    68_00,
    ['Cortina para ventanas y balcones.', 'Distingue el sentido de paso.'],
  ],
  [
    'ALV-PIR-W',
    'Sensor de movimiento PIR inalámbrico / 12 m / Inmune a mascotas / 868 MHz',
    34_00,
    ['Cobertura de 12 metros sin cables.', 'Batería de cinco años.'],
  ],
  [
    'ALV-PIRCAM-W',
    'Sensor de movimiento inalámbrico con cámara / 12 m / Fotoverificación / 868 MHz',
    89_00,
    ['Envía fotos de la alarma.', 'Cobertura de 12 metros.'],
  ],
  [
    'ALV-EXT-W',
    'Sensor de movimiento inalámbrico / 15 m / Exterior IP55 / Inmune a mascotas / 868 MHz',
    119_00,
    ['Dos PIR para exterior IP55.', 'Batería de tres años.'],
  ],
  [
    'ALV-CORT-W',
    'Sensor de cortina inalámbrico / 6 m / Interior / 868 MHz',
    39_00,
    ['Cortina para ventanas.', 'Batería de tres años.'],
  ],
];

const CONTACTS: readonly FamilyLine[] = [
  ...(['Blanco', 'Café'] as const).flatMap((colour): FamilyLine[] => {
    const code = colour === 'Blanco' ? 'BL' : 'CF';
    return [
      [
        `ALV-CM-ADH-${code}`,
        `Contacto magnético adhesivo / ${colour} / Separación 20 mm`,
        1_60,
        [`Color ${colour.toLowerCase()}.`, 'Separación de 20 mm.'],
        { variant: { group: 'alv-cm-adh', attributes: { Color: colour }, detail: `Contacto ${colour.toLowerCase()}` } },
      ],
      [
        `ALV-CM-EMP-${code}`,
        `Contacto magnético empotrable 3/8" / ${colour} / Separación 18 mm`,
        1_90,
        [`Color ${colour.toLowerCase()}.`, 'Empotrable de 3/8 de pulgada.'],
        { variant: { group: 'alv-cm-emp', attributes: { Color: colour }, detail: `Contacto ${colour.toLowerCase()}` } },
      ],
    ];
  }),
  [
    'ALV-CM-USO-RUDO',
    'Contacto magnético de uso rudo para cortina metálica / Separación 60 mm / Cable blindado',
    9_80,
    ['Separación de 60 mm.', 'Cable blindado de 60 cm.'],
  ],
  [
    'ALV-CM-PISO',
    'Contacto magnético de piso para portón / Aluminio / Separación 75 mm',
    12_60,
    ['Soporta el paso de vehículos.', 'Separación de 75 mm.'],
  ],
  [
    'ALV-CM-W',
    'Contacto magnético inalámbrico / Puerta y ventana / 868 MHz',
    19_80,
    ['Batería de cinco años.', 'Entrada para contacto externo.'],
  ],
  [
    'ALV-CM-W-VIB',
    'Contacto magnético inalámbrico con vibración / 868 MHz',
    29_50,
    ['Detecta golpe antes de la apertura.', 'Batería de cuatro años.'],
  ],
];

const BEAMS: readonly FamilyLine[] = [
  ...(
    [
      [30, 2, 34_00],
      [60, 2, 42_00],
      [100, 4, 98_00],
      [150, 4, 139_00],
      [250, 4, 219_00],
    ] as const
  ).map(([metres, rays, cents]): FamilyLine => [
    `ALV-BI${metres}-${rays}H`,
    `Par de barreras infrarrojas ${rays} haces / ${metres} m exterior / IP55`,
    cents,
    [`${metres} metros en exterior y ${metres * 2} en interior.`, `${rays} haces con frecuencia seleccionable.`],
    { variant: { group: 'alv-bi', attributes: { Alcance: `${metres} m` }, detail: `${metres} metros` } },
  ]),
  [
    'ALV-BIS-100',
    'Par de barreras infrarrojas solares inalámbricas / 3 haces / 100 m / IP65',
    169_00,
    ['Sin cableado: panel solar y batería.', '100 metros en exterior.'],
  ],
];

const PANIC: readonly FamilyLine[] = [
  [
    'ALV-PAN-FIJO',
    'Botón de pánico fijo con llave / Cableado / Acero',
    6_80,
    ['Se restablece con llave.', 'Contacto NA y NC.'],
  ],
  [
    'ALV-PAN-PIE',
    'Pedal de asalto / Cableado / Metálico',
    22_00,
    ['Se oculta bajo el mostrador.', 'Activación silenciosa.'],
  ],
  [
    'ALV-PAN-W',
    'Botón de pánico inalámbrico tipo llavero / 868 MHz',
    21_00,
    ['Dos botones contra activación accidental.', 'Alcance de 500 metros al aire libre.'],
  ],
  [
    'ALV-RUP-9M',
    'Sensor de ruptura de cristal cableado / 9 m / Interior',
    17_80,
    ['Cobertura de 9 metros.', 'Analiza golpe y fractura.'],
  ],
  [
    'ALV-RUP-W',
    'Sensor de ruptura de cristal inalámbrico / 9 m / 868 MHz',
    39_50,
    ['Cobertura de 9 metros.', 'Batería de cinco años.'],
  ],
  [
    'ALV-HUMO-W',
    'Detector de humo inalámbrico para alarma / Batería / 868 MHz',
    42_00,
    ['Sirena integrada de 85 dB.', 'Batería de cinco años.'],
  ],
  [
    'ALV-SISMICO',
    'Detector sísmico para bóveda y cajero / Cableado',
    118_00,
    ['Detecta taladro, golpe y calor.', 'Radio de 14 metros en concreto.'],
  ],
];

const SIRENS: readonly FamilyLine[] = [
  [
    'SRN-15W',
    'Sirena de 15 W / 110 dB / 12 Vcc / Un tono / Interior',
    5_40,
    ['Potencia de 15 W y 110 dB.', 'Un tono.'],
  ],
  ['SRN-30W', 'Sirena de 30 W / 120 dB / 12 Vcc / Dos tonos', 9_20, ['Potencia de 30 W y 120 dB.', 'Dos tonos.']],
  [
    'SRN-30W-ESTR',
    'Sirena de 30 W con estrobo / 120 dB / 12 Vcc / Exterior IP54',
    21_50,
    ['Potencia de 30 W y 120 dB.', 'Estrobo rojo para exterior IP54.'],
  ],
  [
    'SRN-GAB',
    'Gabinete metálico para sirena de 30 W / Tamper / Exterior',
    14_80,
    ['Acero con pintura horneada.', 'Contacto tamper.'],
  ],
  [
    'SRN-AUTO-EXT',
    'Sirena autoalimentada con estrobo / 112 dB / Exterior IP55',
    48_00,
    ['Suena aunque corten el cable.', 'Estrobo LED azul.'],
  ],
  [
    'SRN-W-INT',
    'Sirena inalámbrica para interior / 100 dB / 868 MHz',
    46_00,
    ['Sonido de 100 dB.', 'Batería de cinco años.'],
    { brand: 'alarvento' },
  ],
  [
    'SRN-W-EXT',
    'Sirena inalámbrica para exterior con estrobo / 110 dB / IP65 / 868 MHz',
    79_00,
    ['Sonido de 110 dB y estrobo.', 'Exterior IP65.'],
    { brand: 'alarvento' },
  ],
  [
    'SRN-VECINAL',
    'Alarma vecinal con bocina de 50 W / 4G / 100 controles / Batería de respaldo',
    289_00,
    ['Hasta 100 controles y aplicación.', 'Bocina de 50 W y estrobo.'],
    { kg: 9 },
  ],
  [
    'SRN-ESTR-R',
    'Estrobo LED rojo / 12 Vcc / Interior y exterior',
    6_10,
    ['LED rojo de alta intensidad.', 'Consumo de 150 mA.'],
    { variant: { group: 'srn-estr', attributes: { Color: 'Rojo' }, detail: 'Estrobo rojo' } },
  ],
  [
    'SRN-ESTR-A',
    'Estrobo LED azul / 12 Vcc / Interior y exterior',
    6_10,
    ['LED azul de alta intensidad.', 'Consumo de 150 mA.'],
    { variant: { group: 'srn-estr', attributes: { Color: 'Azul' }, detail: 'Estrobo azul' } },
  ],
  [
    'SRN-ESTR-V',
    'Estrobo LED verde / 12 Vcc / Interior y exterior',
    6_10,
    ['LED verde de alta intensidad.', 'Consumo de 150 mA.'],
    { variant: { group: 'srn-estr', attributes: { Color: 'Verde' }, detail: 'Estrobo verde' } },
  ],
];

const ENERGIZERS: readonly FamilyLine[] = [
  [
    'PRV-E8K',
    'Energizador para cerca eléctrica 8,000 V / 500 m lineales / Batería de respaldo / Control remoto',
    79_00,
    ['Salida de 8,000 volts.', 'Hasta 500 metros lineales de hilo.'],
  ],
  [
    'PRV-E12K',
    'Energizador para cerca eléctrica 12,000 V / 1,000 m lineales / Batería y Wi-Fi',
    119_00,
    ['Salida de 12,000 volts.', 'Hasta 1,000 metros lineales; aplicación Wi-Fi.'],
  ],
  [
    'PRV-E15K-Z2',
    'Energizador para cerca eléctrica 15,000 V / 2,500 m / Dos zonas / 4G',
    239_00,
    ['Salida de 15,000 volts.', 'Dos zonas de 1,250 metros; módulo 4G.'],
  ],
  [
    'PRV-E20K-IND',
    'Energizador para cerca eléctrica 20,000 V / 5,000 m / Industrial / TCP/IP',
    489_00,
    ['Salida de 20,000 volts.', 'Hasta 5,000 metros lineales; monitoreo TCP/IP.'],
  ],
];

const FENCE: readonly FamilyLine[] = [
  [
    'PRV-ALAMBRE500',
    'Alambre de aluminio calibre 14 para cerca eléctrica / Rollo de 500 m',
    24_80,
    ['Calibre 14 de aluminio.', 'Rollo de 500 metros.'],
    { unit: 'roll', kg: 2.8 },
  ],
  [
    'PRV-AISL-PASO50',
    'Aislador de paso negro / Paquete de 50',
    7_90,
    ['Paquete de 50 piezas.', 'Polipropileno con filtro UV.'],
    { unit: 'pack' },
  ],
  [
    'PRV-AISL-ESQ25',
    'Aislador de esquina tipo manzana / Paquete de 25',
    9_40,
    ['Paquete de 25 piezas.', 'Soporta 450 kg de tensión.'],
    { unit: 'pack' },
  ],
  [
    'PRV-POSTE5',
    'Poste de paso para 5 líneas / Solera galvanizada 1 m',
    5_90,
    ['Cinco líneas.', 'Solera galvanizada de 1 metro.'],
    { kg: 1.3 },
  ],
  [
    'PRV-POSTE-ESQ5',
    'Poste de esquina para 5 líneas / Ángulo galvanizado 1 m',
    8_60,
    ['Cinco líneas.', 'Ángulo galvanizado de 1 metro.'],
    { kg: 1.9 },
  ],
  [
    'PRV-BUJIA30',
    'Cable bujía doble aislado / Rollo de 30 m',
    16_90,
    ['Doble aislamiento de 20,000 volts.', 'Rollo de 30 metros.'],
    { unit: 'roll', kg: 1.4 },
  ],
  [
    'PRV-TENSOR10',
    'Tensor para alambre / Paquete de 10',
    8_20,
    ['Paquete de 10 piezas.', 'Aluminio.'],
    { unit: 'pack' },
  ],
  [
    'PRV-LETRERO',
    'Letrero de advertencia de cerca eléctrica / Reflejante',
    1_40,
    ['Reflejante de 20 × 10 cm.', 'Obligatorio cada 10 metros.'],
  ],
  [
    'PRV-VARILLA',
    'Varilla de tierra 1.5 m / Cobrizada 5/8"',
    12_80,
    ['Varilla cobrizada de 1.5 metros.', 'Incluye conector.'],
    { kg: 2.4 },
  ],
];

/** Alarm panels, sensors, sirens and electric fences. */
export function intrusion(): readonly ProductDraft[] {
  const sensor = [
    'Contacto tamper contra sabotaje.',
    'Compensación automática de temperatura.',
    'Soporte y baterías incluidos cuando aplica.',
  ];
  return [
    ...family(
      {
        brand: 'alarvento',
        categories: ['alarmPanels'],
        sat: 'accessControl',
        warranty: '3 años',
        use: 'Residencias, comercio e industria con monitoreo o autogestión.',
      },
      [
        'Programación por teclado, nube o cable USB.',
        'Hasta 32 usuarios con código y registro de 1,000 eventos.',
        'Compatible con centrales de monitoreo Contact ID y SIA.',
      ],
      PANELS,
    ),
    ...family(
      {
        brand: 'alarvento',
        categories: ['keypads'],
        sat: 'accessControl',
        warranty: '2 años',
        use: 'Control y comunicación del sistema de alarma.',
        kg: 0.3,
        cm: [15, 11, 3],
      },
      ['Compatible con paneles Alarvento.', 'Contacto tamper.', 'Instalación guiada.'],
      KEYPADS,
    ),
    ...family(
      {
        brand: 'alarvento',
        categories: ['motion'],
        sat: 'accessControl',
        warranty: '2 años',
        use: 'Detección de intrusos.',
        kg: 0.16,
        cm: [11, 6, 5],
      },
      sensor,
      MOTION,
    ),
    ...family(
      {
        brand: 'alarvento',
        categories: ['contacts'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Puertas, ventanas, cortinas y portones.',
        kg: 0.04,
        cm: [6, 2, 2],
      },
      ['Contacto normalmente cerrado.', 'Vida útil de un millón de ciclos.', 'Incluye tornillos o adhesivo.'],
      CONTACTS,
    ),
    ...family(
      {
        brand: 'alarvento',
        categories: ['beams'],
        sat: 'accessControl',
        warranty: '2 años',
        unit: 'pair',
        use: 'Bardas y perímetros.',
        kg: 1.3,
        cm: [36, 9, 9],
      },
      [
        'Control automático de ganancia contra niebla y lluvia.',
        'Alineación con visor y voltaje.',
        'Montaje en pared o poste incluido.',
      ],
      BEAMS,
    ),
    ...family(
      {
        brand: 'alarvento',
        categories: ['panic'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Bancos, joyerías, gasolineras y hogares.',
        kg: 0.14,
      },
      sensor,
      PANIC,
    ),
    ...family(
      {
        brand: 'sirenova',
        categories: ['sirens'],
        sat: 'accessControl',
        warranty: '1 año',
        use: 'Disuasión y aviso local.',
        kg: 0.6,
        cm: [14, 14, 12],
      },
      ['Plástico ABS resistente a rayos UV.', 'Fácil conexión a panel de alarma.', 'Soporte incluido.'],
      SIRENS,
    ),
    ...family(
      {
        brand: 'perivolta',
        categories: ['energizers'],
        sat: 'accessControl',
        warranty: '2 años',
        use: 'Bardas de casas, bodegas y predios.',
        kg: 3.1,
        cm: [30, 24, 11],
      },
      [
        'Pulso no letal conforme a norma.',
        'Detecta corte y aterrizaje del hilo.',
        'Salida para sirena y panel de alarma.',
      ],
      ENERGIZERS,
    ),
    ...family(
      {
        brand: 'perivolta',
        categories: ['fenceParts'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Instalación de cercas eléctricas.',
        kg: 0.6,
      },
      ['Resistente a rayos UV y corrosión.', 'Compatible con cualquier energizador.', 'Instalación sencilla.'],
      FENCE,
    ),
  ];
}
