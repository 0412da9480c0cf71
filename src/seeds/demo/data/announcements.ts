/** Days are counted from today: negative ones are past. */
interface BannerDraft {
  readonly title: string;
  readonly link: string;
  readonly from: number;
  readonly to: number;
}

/** In force, expired and coming ones. */
export const BANNERS: readonly BannerDraft[] = [
  { title: 'Semana de las cámaras a color de noche', link: '/promociones/colornoche', from: -5, to: 12 },
  { title: 'Switches PoE con entrega al día siguiente', link: '/categorias/2101', from: -20, to: 40 },
  { title: 'Bobinas UTP Cat6: precio especial desde 5 piezas', link: '/categorias/3101', from: -2, to: 28 },
  { title: 'Energía de respaldo para temporada de lluvias', link: '/categorias/710', from: -10, to: 60 },
  { title: 'Nueva línea de terminales de rostro Dactivia', link: '/marcas/dactivia', from: -1, to: 90 },
  { title: 'Liquidación de grabadores', link: '/promociones/liquidacion', from: -60, to: -15 },
  { title: 'Kits solares para sitios remotos', link: '/categorias/7405', from: 15, to: 45 },
  { title: 'Expo instaladores: conoce las novedades', link: '/eventos/expo', from: 30, to: 37 },
];

/** A course: days from today, hours, seats, price in pesos (text). */
interface CourseDraft {
  readonly title: string;
  readonly summary: string;
  readonly branch?: string;
  readonly from: number;
  readonly days: number;
  readonly hours: number;
  readonly seats: number;
  readonly cost: string;
  readonly teacher: string;
}

export const COURSES: readonly CourseDraft[] = [
  {
    title: 'Videovigilancia IP desde cero',
    summary: 'Diseño, cálculo de almacenamiento y puesta en marcha de un sistema IP.',
    branch: 'monterrey',
    from: 9,
    days: 2,
    hours: 14,
    seats: 20,
    cost: '1850.00',
    teacher: 'Ing. Abel Robledo',
  },
  {
    title: 'Certificación en cableado estructurado Cat6',
    summary: 'Ponchado, pruebas y memoria técnica con práctica en sitio.',
    branch: 'guadalajara',
    from: 16,
    days: 3,
    hours: 21,
    seats: 16,
    cost: '3200.00',
    teacher: 'Ing. Nadia Quiroz',
  },
  {
    title: 'Redes inalámbricas para proveedores de internet',
    summary: 'Enlaces punto a punto, planeación de frecuencias y alineación.',
    from: 5,
    days: 1,
    hours: 3,
    seats: 200,
    cost: '0.00',
    teacher: 'Ing. Omar Villaseñor',
  },
  {
    title: 'Control de acceso y biometría',
    summary: 'Paneles, lectores, cerraduras y normas de salida segura.',
    branch: 'ciudad-de-mexico',
    from: 23,
    days: 2,
    hours: 12,
    seats: 24,
    cost: '1650.00',
    teacher: 'Lic. Jimena Arce',
  },
  {
    title: 'Diseño de sistemas de detección de incendio',
    summary: 'Zonas, lazos, cálculo de baterías y notificación.',
    branch: 'queretaro',
    from: 30,
    days: 3,
    hours: 20,
    seats: 18,
    cost: '4100.00',
    teacher: 'Ing. Saúl Montemayor',
  },
  {
    title: 'Dimensionamiento de sistemas solares',
    summary: 'Interconectados y aislados: módulos, inversores y baterías.',
    from: -1,
    days: 4,
    hours: 8,
    seats: 150,
    cost: '450.00',
    teacher: 'Ing. Karina Lugo',
  },
  {
    title: 'Introducción a LoRaWAN',
    summary: 'Gateways, sensores y plataformas de telemetría.',
    from: 40,
    days: 1,
    hours: 2,
    seats: 200,
    cost: '0.00',
    teacher: 'Ing. Omar Villaseñor',
  },
  {
    title: 'Alarmas inalámbricas residenciales',
    summary: 'Instalación y monitoreo por aplicación.',
    branch: 'hermosillo',
    from: -45,
    days: 1,
    hours: 6,
    seats: 20,
    cost: '900.00',
    teacher: 'Téc. Raúl Encinas',
  },
  {
    title: 'Programación de radios DMR',
    summary: 'Códigos, zonas y repetidores.',
    branch: 'chihuahua',
    from: -20,
    days: 2,
    hours: 10,
    seats: 12,
    cost: '2100.00',
    teacher: 'Ing. Elsa Terrazas',
  },
];
