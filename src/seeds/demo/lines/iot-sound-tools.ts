import { family, type FamilyLine, type ProductDraft } from '../product-draft';

const TRACKERS: readonly FamilyLine[] = [
  [
    'RTL-OBD4',
    'Localizador GPS OBD-II 4G / Instalación en segundos / Diagnóstico',
    49_00,
    ['Se conecta al puerto OBD-II.', 'Lee códigos de falla y odómetro.'],
  ],
  [
    'RTL-V4-BAS',
    'Localizador GPS vehicular 4G / Paro de motor / Batería de respaldo',
    42_00,
    ['Entrada de ignición y salida de paro de motor.', 'Batería de respaldo de 400 mAh.'],
  ],
  [
    'RTL-V4-PRO',
    'Localizador GPS vehicular 4G / CAN bus / 4 entradas / 2 salidas / RS-232',
    89_00,
    ['Lee combustible y odómetro por CAN bus.', 'Cuatro entradas, dos salidas y RS-232.'],
  ],
  [
    'RTL-V4-EXT',
    'Localizador GPS vehicular 4G / Exterior IP67 / Maquinaria y motocicleta',
    54_00,
    ['Cuerpo sellado IP67.', 'Alimentación de 9 a 90 Vcc.'],
  ],
  [
    'RTL-ACT-3A',
    'Localizador GPS de activos 4G / Batería de 3 años / Imán / IP67',
    74_00,
    ['Hasta tres años con un reporte diario.', 'Imán y sensor de luz; IP67.'],
  ],
  [
    'RTL-ACT-SOL',
    'Localizador GPS de activos con panel solar 4G / Contenedores y remolques / IP67',
    129_00,
    ['Se recarga con el sol.', 'Detección de carga y puertas.'],
  ],
  [
    'RTL-PER',
    'Localizador GPS personal 4G / Botón SOS / Audio bidireccional',
    58_00,
    ['Botón SOS y llamada.', 'Batería de tres días.'],
  ],
  [
    'RTL-MASC',
    'Localizador GPS para mascota 4G / Collar / IP67',
    39_00,
    ['Collar de 30 gramos.', 'Geocerca en la aplicación.'],
  ],
];

const TRACKER_PARTS: readonly FamilyLine[] = [
  [
    'RTL-COMB-100',
    'Sensor de combustible capacitivo / 100 cm / RS-232',
    98_00,
    ['Precisión de 1 %.', 'Recortable a la medida del tanque.'],
  ],
  [
    'RTL-COMB-ULTRA',
    'Sensor de combustible ultrasónico / No invasivo / RS-232',
    149_00,
    ['No perfora el tanque.', 'Precisión de 3 %.'],
  ],
  [
    'RTL-ID-IBUT',
    'Lector de identificación de conductor iButton / 2 llaves',
    14_80,
    ['Dos llaves incluidas.', 'Evita arranque sin identificación.'],
  ],
  [
    'RTL-TEMP-BLE',
    'Sensor de temperatura Bluetooth para caja refrigerada / IP67',
    24_90,
    ['De −30 a 60 °C.', 'Batería de tres años.'],
  ],
  [
    'RTL-PUERTA-BLE',
    'Sensor de puerta Bluetooth para remolque / IP67',
    22_90,
    ['Avisa la apertura.', 'Batería de tres años.'],
  ],
  ['RTL-REL12', 'Relevador de paro de motor 12 Vcc 40 A / Con base', 4_20, ['12 Vcc y 40 A.', 'Base con cables.']],
  [
    'RTL-CHAPA-REM',
    'Candado electrónico GPS 4G para remolque / IP67',
    189_00,
    ['Abre por aplicación, tarjeta o SMS.', 'Alarma por corte.'],
    { kg: 1.1 },
  ],
];

const LORA: readonly FamilyLine[] = [
  [
    'SVA-GW-INT',
    'Gateway LoRaWAN interior / 8 canales / Ethernet, Wi-Fi y 4G / US915',
    219_00,
    ['Ocho canales US915.', 'Ethernet, Wi-Fi y 4G; interior.'],
  ],
  [
    'SVA-GW-EXT',
    'Gateway LoRaWAN exterior / 8 canales / PoE y 4G / IP67 / US915',
    489_00,
    ['Ocho canales US915.', 'PoE y 4G; exterior IP67.'],
    { kg: 2.2 },
  ],
  [
    'SVA-TH',
    'Sensor LoRaWAN de temperatura y humedad / Pantalla / Batería de 10 años',
    69_00,
    ['De −20 a 60 °C y 0 a 100 % HR.', 'Pantalla de tinta electrónica.'],
  ],
  [
    'SVA-TH-SONDA',
    'Sensor LoRaWAN de temperatura con sonda / −200 a 200 °C / Refrigeración',
    98_00,
    ['Sonda de −200 a 200 °C.', 'Para cuartos fríos y ultracongelación.'],
  ],
  [
    'SVA-CO2',
    'Sensor LoRaWAN de calidad de aire CO2 / Pantalla',
    169_00,
    ['CO2 de 400 a 5,000 ppm.', 'Temperatura, humedad y presión.'],
  ],
  [
    'SVA-FUGA',
    'Sensor LoRaWAN de fuga de agua / Sonda / IP67',
    62_00,
    ['Sonda puntual con 2 metros de cable.', 'IP67.'],
  ],
  [
    'SVA-NIVEL',
    'Sensor LoRaWAN de nivel ultrasónico / 10 m / IP67',
    198_00,
    ['Mide hasta 10 metros.', 'Tinacos, cisternas y silos.'],
  ],
  [
    'SVA-SUELO',
    'Sensor LoRaWAN de humedad de suelo / Agricultura / IP67',
    149_00,
    ['Humedad, temperatura y conductividad.', 'Agricultura de precisión.'],
  ],
  ['SVA-PUERTA', 'Sensor LoRaWAN de puerta / Interior', 44_00, ['Cuenta aperturas.', 'Batería de cinco años.']],
  [
    'SVA-AFORO',
    'Contador de personas LoRaWAN / Térmico / 95 % de precisión',
    239_00,
    ['Cuenta entradas y salidas.', 'Anónimo: no toma imagen.'],
  ],
  [
    'SVA-MED-AGUA',
    'Lector LoRaWAN de pulsos para medidor de agua / IP68',
    58_00,
    ['Una entrada de pulsos.', 'Batería de diez años; IP68.'],
  ],
  [
    'SVA-ESTAC',
    'Sensor LoRaWAN de ocupación de estacionamiento / Radar / IP67',
    119_00,
    ['Radar y geomagnético.', 'Soporta el paso de vehículos.'],
  ],
  [
    'SVA-CTRL-IO',
    'Controlador LoRaWAN 2 entradas y 2 relevadores / 12-24 Vcc',
    129_00,
    ['Dos entradas y dos relevadores.', 'RS-485 Modbus.'],
  ],
];

const SPEAKERS: readonly FamilyLine[] = [
  ...(
    [
      [4, 6, 14_80],
      [6, 10, 19_80],
      [8, 20, 32_00],
    ] as const
  ).flatMap(([inches, watts, cents]): FamilyLine[] => [
    [
      `SNV-TECHO${inches}`,
      `Bocina de techo ${inches}" / ${watts} W / 70 y 100 V / 8 ohms / Blanca`,
      cents,
      [`Cono de ${inches} pulgadas y ${watts} W.`, 'Derivaciones de 70 y 100 V.'],
      { variant: { group: 'snv-techo', attributes: { Tamaño: `${inches}"` }, detail: `Bocina de ${inches} pulgadas` } },
    ],
    ...(['Blanco', 'Negro'] as const).map((colour): FamilyLine => [
      `SNV-PARED${inches}-${colour[0] ?? ''}`,
      `Bocina de pared ${inches}" / ${watts * 2} W / 70 y 100 V / Exterior IP55 / ${colour}`,
      cents * 2,
      [`Dos vías de ${inches} pulgadas y ${watts * 2} W, color ${colour.toLowerCase()}.`, 'Exterior IP55.'],
      {
        variant: {
          group: `snv-pared${inches}`,
          attributes: { Color: colour },
          detail: `Bocina ${colour.toLowerCase()}`,
        },
      },
    ]),
  ]),
  ['SNV-TROMP15', 'Trompeta de voceo 15 W / 70 y 100 V / Exterior IP66', 26_00, ['15 W con 108 dB.', 'Exterior IP66.']],
  ['SNV-TROMP30', 'Trompeta de voceo 30 W / 70 y 100 V / Exterior IP66', 38_00, ['30 W con 112 dB.', 'Exterior IP66.']],
  [
    'SNV-IP-TROMP',
    'Trompeta IP SIP 30 W / PoE+ / Exterior IP66',
    189_00,
    ['Voceo por red SIP con PoE+.', 'Exterior IP66; mensajes programados.'],
  ],
  [
    'SNV-IP-TECHO',
    'Bocina de techo IP SIP 6 W / PoE',
    139_00,
    ['Voceo por red SIP con PoE.', 'Música de fondo y horarios.'],
  ],
  [
    'SNV-COLUMNA',
    'Columna acústica 40 W / 70 y 100 V / Exterior IP55',
    89_00,
    ['Cuatro conos de 3.5 pulgadas, 40 W.', 'Reduce la reverberación.'],
  ],
  [
    'SNV-JARDIN',
    'Bocina tipo roca para jardín 30 W / 70 y 100 V / IP56',
    74_00,
    ['30 W con apariencia de roca.', 'Exterior IP56.'],
  ],
  [
    'SNV-PORT15',
    'Bafle portátil 15" 200 W / Bluetooth / 2 micrófonos inalámbricos / Batería',
    219_00,
    ['200 W y batería de seis horas.', 'Dos micrófonos inalámbricos.'],
    { kg: 17 },
  ],
];

const AMPS: readonly FamilyLine[] = [
  ...([60, 120, 240, 360] as const).map((watts): FamilyLine => [
    `SNV-AMP${watts}`,
    `Amplificador mezclador ${watts} W / 70 y 100 V / Bluetooth, USB y FM / 3 micrófonos`,
    79_00 + watts * 75,
    [`Potencia de ${watts} W en 70 y 100 V.`, 'Bluetooth, USB, FM y tres micrófonos.'],
    {
      variant: { group: 'snv-amp', attributes: { Potencia: `${watts} W` }, detail: `Amplificador de ${watts} W` },
      kg: 5 + watts / 40,
    },
  ]),
  [
    'SNV-AMP240-6Z',
    'Amplificador mezclador 240 W de 6 zonas / 70 y 100 V / Bluetooth',
    389_00,
    ['240 W en seis zonas.', 'Volumen por zona.'],
    { kg: 12 },
  ],
  [
    'SNV-AMP500',
    'Amplificador de potencia 500 W / 70 y 100 V / 2 UR',
    419_00,
    ['500 W en 70 y 100 V.', 'Dos unidades de rack.'],
    { kg: 15 },
  ],
  [
    'SNV-VOL30',
    'Control de volumen de pared 30 W / 70 y 100 V',
    14_90,
    ['Diez pasos, 30 W.', 'Relevador de prioridad.'],
    {
      features: [
        'Diez pasos, 30 W.',
        'Relevador de prioridad.',
        'Para caja de pared de 2 × 4 pulgadas.',
        'Color blanco.',
        'Sin fuente de alimentación.',
      ],
      kg: 0.3,
    },
  ],
  [
    'SNV-EVAC8',
    'Controlador de evacuación por voz 8 zonas / 500 W / Mensajes grabados',
    1_690_00,
    ['Ocho zonas y 500 W.', 'Mensajes de evacuación y sismo.'],
    { kg: 19 },
  ],
];

const MICS: readonly FamilyLine[] = [
  [
    'SNV-MIC-CUE',
    'Micrófono de cuello de ganso para voceo / Campana / XLR',
    48_00,
    ['Base con campana de aviso.', 'Conector XLR.'],
  ],
  [
    'SNV-MIC-ZONAS',
    'Consola de voceo para 6 zonas / Cuello de ganso / RJ45',
    139_00,
    ['Selecciona seis zonas.', 'Hasta 300 metros por UTP.'],
  ],
  [
    'SNV-MIC-INAL2',
    'Sistema de 2 micrófonos inalámbricos UHF de mano / 60 m',
    98_00,
    ['Dos micrófonos de mano.', 'Alcance de 60 metros.'],
    { unit: 'kit' },
  ],
  [
    'SNV-MIC-SOLAPA',
    'Micrófono inalámbrico UHF de solapa / 60 m',
    74_00,
    ['Solapa y transmisor de cinturón.', 'Alcance de 60 metros.'],
  ],
  [
    'SNV-MEGA25',
    'Megáfono 25 W / Sirena / Batería recargable',
    39_00,
    ['25 W con alcance de 500 metros.', 'Sirena y grabación.'],
  ],
];

const CONFERENCE: readonly FamilyLine[] = [
  [
    'VCL-CAM-USB2',
    'Cámara web USB 1080p / Micrófono doble / 90°',
    39_00,
    ['1080p y 90° de visión.', 'Micrófono doble.'],
    { kg: 0.2 },
  ],
  [
    'VCL-BARRA4K',
    'Barra de videoconferencia 4K / 120° / Autoencuadre / USB',
    389_00,
    ['4K con autoencuadre.', 'Salas de hasta seis personas.'],
    { kg: 2 },
  ],
  [
    'VCL-PTZ12',
    'Cámara PTZ de videoconferencia 12X 1080p / USB, HDMI e IP',
    489_00,
    ['Zoom óptico de 12X.', 'USB, HDMI e IP.'],
    { kg: 1.6 },
  ],
  [
    'VCL-PTZ20-4K',
    'Cámara PTZ de videoconferencia 20X 4K / Seguimiento del orador / NDI compatible',
    1_290_00,
    ['4K con zoom de 20X.', 'Seguimiento automático del orador.'],
    { kg: 1.9 },
  ],
  [
    'VCL-ALTAV',
    'Altavoz de conferencia USB y Bluetooth / 6 micrófonos / 5 m',
    139_00,
    ['Seis micrófonos, alcance de 5 metros.', 'Batería de 12 horas.'],
    { kg: 0.7 },
  ],
  [
    'VCL-PIZ65',
    'Pantalla interactiva 65" 4K / Multitáctil 40 puntos / 8 GB RAM',
    1_390_00,
    ['65 pulgadas 4K con 40 puntos de toque.', 'Pizarrón y proyección inalámbrica.'],
    { kg: 39, sat: 'monitor' },
  ],
  [
    'VCL-PIZ86',
    'Pantalla interactiva 86" 4K / Multitáctil 40 puntos / 8 GB RAM',
    2_390_00,
    ['86 pulgadas 4K con 40 puntos de toque.', 'Pizarrón y proyección inalámbrica.'],
    { kg: 66, sat: 'monitor' },
  ],
];

const HAND: readonly FamilyLine[] = [
  [
    'FTN-PINZA-RJ45',
    'Pinza ponchadora para RJ45 y RJ11 / Trinquete',
    19_80,
    ['Plugs de 8 y 6 posiciones.', 'Trinquete, corta y pela.'],
  ],
  [
    'FTN-PINZA-PASO',
    'Pinza ponchadora para RJ45 de paso directo / Trinquete',
    34_00,
    ['Poncha y corta en un paso.', 'Trinquete.'],
  ],
  ['FTN-PINZA-COAX', 'Pinza de compresión para conectores BNC, F y RCA', 24_50, ['RG59 y RG6.', 'Ajuste de longitud.']],
  ['FTN-IMPACTO', 'Herramienta de impacto 110/66 / Dos navajas', 26_00, ['Navajas 110 y 66.', 'Impacto ajustable.']],
  ['FTN-PELA-UTP', 'Pelador de cable UTP y coaxial', 4_90, ['UTP, RG59 y RG6.', 'Hoja de repuesto.']],
  [
    'FTN-GUIA20',
    'Guía jalacable de fibra de vidrio / 20 m',
    22_00,
    ['Veinte metros de largo.', 'Puntas intercambiables.'],
  ],
  [
    'FTN-GUIA60',
    'Guía jalacable de fibra de vidrio / 60 m / Carrete con ruedas',
    119_00,
    ['Sesenta metros de largo.', 'Carrete con ruedas.'],
    { kg: 9 },
  ],
  [
    'FTN-KIT-RED',
    'Kit de herramientas para redes / 12 piezas / Maletín',
    69_00,
    ['Doce piezas: pinza, impacto, probador y más.', 'Maletín rígido.'],
    { unit: 'kit', kg: 2.4 },
  ],
  [
    'FTN-KIT-FIBRA',
    'Kit de herramientas para fibra óptica / Cortadora, peladora y limpieza',
    139_00,
    ['Cortadora de precisión y peladora.', 'Incluye pluma láser y limpieza.'],
    { unit: 'kit', kg: 2.8 },
  ],
  [
    'FTN-CORTADORA',
    'Cortadora de fibra óptica de precisión / 48,000 cortes',
    98_00,
    ['48,000 cortes.', 'Recolector de residuos.'],
  ],
  [
    'FTN-DESARM6',
    'Juego de 6 desarmadores aislados 1,000 V',
    24_00,
    ['Seis piezas.', 'Aislamiento de 1,000 V.'],
    { unit: 'kit' },
  ],
  [
    'FTN-BROCAS-SDS',
    'Juego de 7 brocas SDS Plus para concreto',
    19_50,
    ['De 5 a 12 mm.', 'Punta de carburo.'],
    { unit: 'kit' },
  ],
  [
    'FTN-ROTO20',
    'Rotomartillo inalámbrico 20 V / 2 baterías 4 Ah / SDS Plus',
    189_00,
    ['2 joules de impacto.', 'Dos baterías de 4 Ah.'],
    { kg: 4.6 },
  ],
  [
    'FTN-TALADRO20',
    'Taladro atornillador inalámbrico 20 V / 2 baterías 2 Ah',
    98_00,
    ['50 Nm de torque.', 'Dos baterías de 2 Ah.'],
    { kg: 2.9 },
  ],
  [
    'FTN-ESCAL8',
    'Escalera de tijera de fibra de vidrio 8 peldaños / 136 kg',
    169_00,
    ['Ocho peldaños, 2.4 metros.', 'Carga de 136 kg.'],
    { kg: 14, cm: [245, 66, 18] },
  ],
  [
    'FTN-ARNES',
    'Arnés de seguridad de cuerpo completo / 4 anillos D',
    74_00,
    ['Cuatro anillos D.', 'Tallas ajustables.'],
    { kg: 2 },
  ],
  ['FTN-CASCO', 'Casco de seguridad tipo II / Barbiquejo / Amarillo', 19_80, ['Ajuste de matraca.', 'Color amarillo.']],
  [
    'FTN-CINTA-AISL10',
    'Cinta de aislar negra 19 mm × 18 m / Paquete de 10',
    12_60,
    ['Diez rollos.', 'Retardante a la flama.'],
    { unit: 'pack' },
  ],
];

const TESTERS: readonly FamilyLine[] = [
  [
    'MDZ-RED-BAS',
    'Probador de cable de red y telefonía / Continuidad',
    9_80,
    ['Continuidad de RJ45 y RJ11.', 'Remoto desmontable.'],
  ],
  [
    'MDZ-RED-TONO',
    'Generador de tono y sonda para cable de red',
    49_00,
    ['Localiza cables en mazos.', 'Tono digital.'],
  ],
  [
    'MDZ-RED-LONG',
    'Probador de cable con medición de longitud y PoE / Pantalla',
    139_00,
    ['Mide longitud y distancia a la falla.', 'Identifica PoE y puerto de switch.'],
  ],
  [
    'MDZ-CERT-6A',
    'Certificador de cable Cat6A 500 MHz / Reportes en la nube',
    6_900_00,
    ['Certifica Cat5e, Cat6 y Cat6A.', 'Reportes en la nube.'],
    { kg: 3.8 },
  ],
  [
    'MDZ-OTDR-28',
    'OTDR monomodo 1310/1550 nm / 28/26 dB / Pantalla 5.6" / Táctil',
    1_290_00,
    ['28 y 26 dB de rango dinámico.', 'Mapa de eventos.'],
    { kg: 1.4 },
  ],
  [
    'MDZ-FUSION',
    'Fusionadora de fibra óptica por núcleo / 6 motores / 7 s',
    2_190_00,
    ['Alineación por núcleo en siete segundos.', 'Batería para 250 empalmes.'],
    { kg: 2.8 },
  ],
  [
    'MDZ-POT-OPT',
    'Medidor de potencia óptica −70 a +10 dBm / Localizador visual',
    58_00,
    ['De −70 a +10 dBm.', 'Láser visible de 10 mW.'],
  ],
  [
    'MDZ-VFL10',
    'Localizador visual de fallas de fibra 10 mW / 10 km',
    14_90,
    ['Láser rojo de 10 mW.', 'Alcance de 10 km.'],
  ],
  [
    'MDZ-MULTI',
    'Multímetro digital 600 V / True RMS / Capacitancia',
    39_00,
    ['True RMS, 600 V.', 'Capacitancia y temperatura.'],
  ],
  ['MDZ-GANCHO', 'Multímetro de gancho 600 A / True RMS', 69_00, ['Hasta 600 A.', 'True RMS.']],
  [
    'MDZ-TIERRA',
    'Medidor de resistencia de tierra / 3 hilos / 2,000 ohms',
    189_00,
    ['De 0.01 a 2,000 ohms.', 'Electrodos y cables incluidos.'],
    { kg: 1.8 },
  ],
  [
    'MDZ-TERMO',
    'Cámara termográfica de bolsillo 160 × 120 / −20 a 400 °C',
    389_00,
    ['Imagen térmica de 160 × 120.', 'De −20 a 400 °C.'],
  ],
];

/** GPS tracking, IoT, public address, conference rooms and tools. */
export function iotSoundAndTools(): readonly ProductDraft[] {
  const lora = [
    'Alcance de hasta 10 km con línea de vista.',
    'Configuración por NFC o Bluetooth.',
    'Integración por MQTT y API.',
  ];
  const sound = [
    'Respuesta clara para voz y música.',
    'Rejilla metálica con acabado resistente.',
    'Montaje y tornillería incluidos.',
  ];
  return [
    ...family(
      {
        brand: 'rastrelia',
        categories: ['trackers'],
        sat: 'mobileNetwork',
        warranty: '1 año',
        use: 'Control de flotillas, carga y personas.',
        kg: 0.12,
        cm: [9, 6, 2],
      },
      [
        'Bandas 4G LTE para México con respaldo 2G.',
        'Geocercas, exceso de velocidad y conducción brusca.',
        'Memoria para 10,000 posiciones sin cobertura.',
      ],
      TRACKERS,
    ),
    ...family(
      {
        brand: 'rastrelia',
        categories: ['trackerParts'],
        sat: 'mobileNetwork',
        warranty: '1 año',
        use: 'Amplía lo que reporta el localizador.',
        kg: 0.3,
      },
      ['Compatible con localizadores Rastrelia.', 'Arnés y conectores incluidos.', 'Resiste vibración y polvo.'],
      TRACKER_PARTS,
    ),
    ...family(
      {
        brand: 'sensovia',
        categories: ['iotSensors'],
        sat: 'mobileNetwork',
        warranty: '2 años',
        use: 'Telemetría de edificios, campo e industria.',
        kg: 0.2,
      },
      lora,
      LORA,
    ),
    ...family(
      {
        brand: 'sonavela',
        categories: ['speakers'],
        sat: 'generic',
        warranty: '2 años',
        use: 'Música ambiental y voceo en comercio, escuelas e industria.',
        kg: 2.1,
      },
      sound,
      SPEAKERS,
    ),
    ...family(
      {
        brand: 'sonavela',
        categories: ['amplifiers'],
        sat: 'generic',
        warranty: '2 años',
        use: 'Corazón del sistema de voceo.',
        cm: [9, 44, 33],
      },
      ['Prioridad de micrófono.', 'Protección térmica y de corto circuito.', 'Montaje en rack.'],
      AMPS,
    ),
    ...family(
      {
        brand: 'sonavela',
        categories: ['microphones'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Avisos, clases y eventos.',
        kg: 0.9,
      },
      ['Voz clara y sin ruido.', 'Fácil de usar.', 'Cable o baterías incluidos.'],
      MICS,
    ),
    ...family(
      {
        brand: 'vocalinda',
        categories: ['conference'],
        sat: 'videoConference',
        warranty: '2 años',
        use: 'Salas de juntas, aulas y trabajo a distancia.',
      },
      [
        'Conectar y usar por USB.',
        'Compatible con las plataformas de videollamada más usadas.',
        'Control remoto o aplicación incluida.',
      ],
      CONFERENCE,
    ),
    ...family(
      {
        brand: 'ferrotino',
        categories: ['handTools'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Trabajo diario del instalador.',
        kg: 0.5,
      },
      ['Materiales de alta resistencia.', 'Listo para usar en obra.', 'Garantía directa con el fabricante.'],
      HAND,
    ),
    ...family(
      {
        brand: 'medipinza',
        categories: ['testers'],
        sat: 'generic',
        warranty: '1 año',
        use: 'Pruebas, certificación y mantenimiento.',
        kg: 0.6,
      },
      ['Estuche y baterías incluidos.', 'Menú en español.', 'Calibración de fábrica.'],
      TESTERS,
    ),
  ];
}
