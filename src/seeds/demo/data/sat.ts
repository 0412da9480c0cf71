/** Product keys of the Mexican tax authority (SAT) used by the trade: key and description. */
export const SAT_KEYS = {
  securityCamera: ['46171610', 'Cámaras de seguridad'],
  recorder: ['46171621', 'Grabadoras de video o audio de vigilancia'],
  cctv: ['46171622', 'Sistema de televisión de circuito cerrado cctv'],
  accessControl: ['46171619', 'Sistemas de seguridad o de control de acceso'],
  cameraAccessory: ['45121600', 'Accesorios para cámaras'],
  coaxCable: ['26121606', 'Cable coaxial'],
  fibreCable: ['26121607', 'Cable de fibra óptica'],
  networkCable: ['26121609', 'Cable de redes'],
  powerSupply: ['39121004', 'Unidades de suministro de energía'],
  regulator: ['39121009', 'Reguladores eléctricos o de potencia'],
  ups: ['39121011', 'Fuentes ininterrumpibles de potencia'],
  connector: ['39121446', 'Equipo conector de terminal de cable'],
  radio: ['43191500', 'Dispositivos de comunicación personal'],
  radioAccessory: ['43191600', 'Partes o accesorios de dispositivos de comunicación personal'],
  storage: ['43201800', 'Dispositivos de almacenamiento'],
  computerCable: ['43202222', 'Cables de computador'],
  computer: ['43211500', 'Computadores'],
  computerAccessory: ['43211600', 'Accesorios de computador'],
  rfid: ['43211710', 'Dispositivos de identificación de radio frecuencia'],
  monitor: ['43211902', 'Paneles o monitores de pantalla de cristal líquido lcd'],
  networkEquipment: ['43222600', 'Equipo de servicio de red'],
  router: ['43222609', 'Enrutadores (routers) de red'],
  switch: ['43222612', 'Interruptores de red'],
  accessPoint: ['43222640', 'Punto de acceso inalámbrico'],
  mobileNetwork: ['43223100', 'Componentes y equipo de infraestructura de redes móviles y digitales'],
  videoConference: ['45111902', 'Sistemas de video conferencias'],
  camera: ['45121500', 'Cámaras'],
  battery: ['26111701', ''],
  generic: ['01010101', 'No existe en el catálogo'],
} as const;

export type SatKey = keyof typeof SAT_KEYS;

/** Units of measure: own code, name, SAT unit key. */
export const UNITS = {
  piece: ['1', 'Pieza', 'H87'],
  kit: ['2', 'Kit', 'KT'],
  roll: ['3', 'Rollo', 'XRO'],
  pack: ['4', 'Paquete', 'XPK'],
  metre: ['5', 'Metro', 'MTR'],
  pair: ['6', 'Par', 'PR'],
  licence: ['7', 'Unidad de servicio', 'E48'],
} as const;
