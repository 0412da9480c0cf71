/** Brands made up for the demo: id, and the profile some of them have. */
const PROFILES = {
  quetzavid: [
    'Quetzavid',
    'Videovigilancia para cada proyecto',
    'Cámaras, grabadores y accesorios IP y TurboHD para residencias, comercio y corporativos.',
  ],
  xolocam: ['Xolocam', 'Seguridad al alcance', 'Línea económica de videovigilancia con garantía de dos años.'],
  orvantis: [
    'Orvantis',
    'Imagen con inteligencia',
    'Cámaras y grabadores con analíticos para ciudad segura, puertos e industria.',
  ],
  kimbrax: ['Kimbrax', 'TurboHD que dura', 'Cámaras y DVR TurboHD con carcasa metálica para clima extremo.'],
  umbrasec: ['Umbrasec', 'Visión térmica y lectura de placas', 'Cámaras especializadas para perímetros y vialidades.'],
  mirantela: ['Mirantela', 'Tu casa a la vista', 'Cámaras Wi-Fi y con batería para el hogar.'],
  rodavid: ['Rodavid', 'Video a bordo', 'Grabadores y cámaras para transporte de carga y pasaje.'],
  patrullia: ['Patrullia', 'Evidencia en primera persona', 'Cámaras corporales y estaciones de descarga.'],
  softalba: ['Softalba', 'Plataformas de gestión', 'Software de video, acceso y monitoreo de alarmas.'],
  discavo: ['Discavo', 'Almacenamiento 24/7', 'Discos, memorias y servidores para video.'],
  guardalba: ['Guardalba'],
  pantevia: ['Pantevia', 'Monitores profesionales', 'Pantallas para operación continua y videowall.'],
  nodavia: [
    'Nodavia',
    'Redes sin complicaciones',
    'Switches, ruteadores y puntos de acceso administrables desde la nube.',
  ],
  enlatiq: ['Enlatiq', 'Enlaces que llegan lejos', 'Redes inalámbricas y ópticas para proveedores de internet.'],
  quorvex: ['Quorvex', 'Redes empresariales', 'Conmutación y seguridad para centros de datos.'],
  nimbrava: ['Nimbrava', 'Wi-Fi en cada rincón', 'Puntos de acceso y sistemas en malla.'],
  fibrelia: ['Fibrelia', 'Fibra de punta a punta', 'Cable, jumpers y herrajes de fibra óptica.'],
  cobrelux: ['Cobrelux', 'Cobre 100 %', 'Cable UTP, coaxial y de alarma fabricado con cobre puro.'],
  conectaro: ['Conectaro'],
  rackanto: ['Rackanto', 'Orden en el site', 'Racks, gabinetes y accesorios.'],
  canalova: ['Canalova'],
  portavex: ['Portavex', 'Control de acceso abierto', 'Lectores, paneles y credenciales.'],
  dactivia: ['Dactivia', 'Biometría confiable', 'Terminales de rostro, huella y palma.'],
  cerravolt: ['Cerravolt', 'Cerrar bien', 'Chapas magnéticas, contrachapas y cerraduras.'],
  barrantis: ['Barrantis', 'Acceso vehicular', 'Barreras, motores y lectores UHF.'],
  turnaxo: ['Turnaxo'],
  credelia: ['Credelia'],
  timbrelia: ['Timbrelia', '¿Quién llama?', 'Videoporteros e interfonos para casa y edificio.'],
  alarvento: ['Alarvento', 'Alarmas conectadas', 'Paneles, sensores y sirenas cableadas e inalámbricas.'],
  sirenova: ['Sirenova'],
  perivolta: ['Perivolta', 'Perímetros seguros', 'Energizadores y accesorios para cerca eléctrica.'],
  casavira: ['Casavira', 'Casa inteligente', 'Apagadores, sensores e iluminación por Wi-Fi y Zigbee.'],
  ignaris: ['Ignaris', 'Detección de fuego', 'Paneles convencionales y direccionables.'],
  humalerta: ['Humalerta'],
  galvorex: ['Galvorex', 'Energía sin pausas', 'UPS y reguladores para equipo crítico.'],
  voltarima: ['Voltarima', 'Fuentes para seguridad', 'Fuentes de alimentación de 12, 24 y 48 volts.'],
  plomalia: ['Plomalia', 'Baterías selladas', 'Baterías AGM y de litio de larga vida.'],
  solquino: ['Solquino', 'El sol trabaja', 'Módulos, inversores y controladores solares.'],
  heliantra: ['Heliantra'],
  tensovia: ['Tensovia', 'Protección contra descargas', 'Supresores de picos para energía, datos y video.'],
  ferrotino: ['Ferrotino', 'Herramienta del instalador', 'Pinzas, probadores y cajas de herramienta.'],
  medipinza: ['Medipinza'],
  hertzavo: ['Hertzavo', 'Radio profesional digital', 'Radios DMR, repetidores y consolas de despacho.'],
  ondakora: ['Ondakora', 'Comunicación diaria', 'Radios análogos y PoC para comercio y seguridad privada.'],
  antenaria: ['Antenaria'],
  torrevia: ['Torrevia', 'Torres y herrajes', 'Tramos de torre arriostrada, mástiles y accesorios galvanizados.'],
  rastrelia: ['Rastrelia', 'Todo en ruta', 'Localizadores y accesorios de telemática.'],
  sensovia: ['Sensovia', 'El dato en su lugar', 'Sensores LoRaWAN y gateways industriales.'],
  sonavela: ['Sonavela', 'Audio que se entiende', 'Bocinas, amplificadores y micrófonos de voceo.'],
  teldorva: ['Teldorva', 'Voz sobre IP', 'Teléfonos, conmutadores y gateways SIP.'],
  cajalvia: ['Cajalvia', 'Punto de venta', 'Lectores, impresoras y consumibles.'],
  lumbrevia: ['Lumbrevia'],
  vocalinda: ['Vocalinda', 'Salas que conectan', 'Cámaras y barras de videoconferencia.'],
} as const;

export type BrandKey = keyof typeof PROFILES;

/** A brand as it goes into its row; some have no profile. */
interface BrandDraft {
  readonly id: BrandKey;
  readonly name: string;
  readonly tagline?: string;
  readonly profile?: string;
}

/** Every brand, in the order of the lines of business. */
export const BRANDS: readonly BrandDraft[] = Object.entries(PROFILES).map(([id, [name, tagline, profile]]) => ({
  id: id as BrandKey,
  name,
  ...(tagline === undefined ? {} : { tagline }),
  ...(profile === undefined ? {} : { profile }),
}));
