import type { Fixture } from './app';
import { RATES } from '@test/support/import-rows';

/** Accounts of the fixture. */
export const ALFA = 100001;
export const BETA = 100002;
export const GATE_CLOSED = 100003;

const branch = (
  codigo: string,
  nombre: string,
  cp: string,
  [latitud, longitud]: readonly [number, number],
  surte = true,
): object => ({
  codigo,
  nombre,
  calle: 'AV. PRINCIPAL',
  num_ext: '100',
  colonia: 'CENTRO',
  codigo_postal: cp,
  ciudad: nombre,
  estado: 'NL',
  pais: 'MEX',
  telefono: '8112345678',
  latitud,
  longitud,
  surte,
  serie: codigo.slice(0, 3).toUpperCase(),
});

const account = (num_cliente: number, extra: object): object => ({
  num_cliente,
  razon_social: `CLIENTE ${num_cliente} SA DE CV`,
  rfc: 'CLI010101AB1',
  regimen_fiscal: '601',
  email: `compras@${num_cliente}.example`,
  telefono: '6141234567',
  direccion: {
    calle: 'JUÁREZ',
    num_exterior: '12',
    num_interior: '',
    colonia: 'CENTRO',
    ciudad: 'MONTERREY',
    estado: 'NL',
    pais: 'MEX',
    codigo_postal: '64000',
  },
  api: true,
  clasificacion: { nombre: 'ORO', descuento: 3 },
  distribucion: [{ marca: '*', descuento: 10 }],
  ...extra,
});

const product = (producto_id: number, modelo: string, titulo: string, marca: string, extra: object = {}): object => ({
  producto_id,
  modelo,
  titulo,
  marca,
  categorias: [221],
  ...extra,
});

/** A small catalog, in the import format, with one of everything that is easy to get wrong. */
export const CATALOG: Fixture = {
  sucursales: [
    branch('monterrey', 'MONTERREY', '64000', [25.67, -100.31]),
    branch('guadalajara', 'GUADALAJARA', '44100', [20.67, -103.35]),
    branch('tijuana', 'TIJUANA', '22000', [32.52, -117.02]),
    branch('oficinas', 'OFICINAS', '64010', [25.68, -100.32], false),
  ],
  categorias: [
    { id: 1, nombre: 'INTERNA', nivel: 0 },
    { id: 221, nombre: 'Cámaras IP', nivel: 2, padre_id: 22 },
    { id: 22, nombre: 'Videovigilancia', nivel: 1, padre_id: 1, imagen: 'https://cdn.example/22.png' },
    { id: 2211, nombre: 'Domo', nivel: 3, padre_id: 221 },
    { id: 30, nombre: 'Redes', nivel: 1 },
    { id: 301, nombre: 'Cableado', nivel: 2, padre_id: 30 },
  ],
  marcas: [
    { nombre: 'Vixora', logo: 'https://cdn.example/vixora.png', titulo: 'Video Vixora', descripcion: '<p>Vixora</p>' },
    { nombre: 'Ñandú Redes', logo: 'https://cdn.example/nandu.png' },
    { nombre: 'Cerrada', logo: '' },
  ],
  cuentas: [
    account(ALFA, {
      distribucion: [
        { marca: 'vixora', descuento: 36 },
        { marca: 'nanduredes', descuento: 20 },
      ],
      creditos: ['credito-30'],
    }),
    account(BETA, {
      clasificacion: { nombre: 'BASE', descuento: 0 },
      distribucion: [{ marca: '*', descuento: 10 }],
      almacenes: ['monterrey'],
    }),
    account(GATE_CLOSED, { api: false }),
  ],
  productos: [
    product(5001, 'VX-2CD2143G2-I', 'Cámara IP domo 4 megapixeles con IR de 30 m', 'vixora', {
      categorias: [2211, 301],
      garantia: '3 años',
      sat_key: '46171610',
      sat_description: 'Cámaras de seguridad',
      img_portada: 'https://cdn.example/5001.png',
      imagenes: [{ imagen: 'https://cdn.example/5001-1.png', orden: '1' }],
      recursos: [{ recurso: 'Hoja técnica', path: 'https://cdn.example/5001.pdf' }],
      iconos: { sup_izq: 'https://cdn.example/i.png', sup_der: '', inf_der: '' },
      peso: '0.6',
      alto: '15',
      largo: '15',
      ancho: '12',
      caracteristicas: ['Resolución de 4 MP', 'IP67'],
      descripcion: '<p>Domo "4 MP"</p>',
      titulo_pro: 'Domo profesional',
      caracteristicas_pro: ['Pro'],
      descripcion_pro: '<p>Pro</p>',
      relacionados: [5002, 5004],
      accesorios: [5003],
      ventas: 50,
      tendencia: 1,
    }),
    product(5002, 'VX-2CD2343G2-I', 'Cámara IP turret 4 megapixeles', 'vixora', { ventas: 90, proyecto: true }),
    product(5003, 'CAT6-305', 'Bobina de cable UTP categoría 6 de 305 metros', 'nanduredes', {
      categorias: [301],
      ventas: 10,
      tendencia: 9,
      variante: { grupo: 'utp', atributos: { color: 'azul' }, detalle: 'Azul' },
    }),
    product(5004, 'CAT6-305G', 'Bobina de cable UTP categoría 6 gris', 'nanduredes', {
      categorias: [301],
      variante: { grupo: 'utp', atributos: { color: 'gris' }, detalle: 'Gris' },
    }),
    product(5005, 'CX-1', 'Panel de alarma', 'cerrada', { categorias: [30] }),
    product(5006, 'SIN-PRECIO', 'Cámara sin precio', 'vixora'),
    product(5007, 'BAJA-1', 'Cámara dada de baja', 'vixora', { activo: false }),
    product(5008, 'KIT-2', 'Kit de dos cámaras y cable', 'vixora', {
      componentes: [
        { producto_id: 5001, cantidad: 2 },
        { producto_id: 5003, cantidad: 1 },
      ],
    }),
  ],
  precios: [
    {
      producto_id: 5001,
      precio_lista: 142.38,
      precio_especial: 127.35,
      volumen: [
        { desde: 10, descuento: 2 },
        { desde: 50, descuento: 5 },
      ],
      asterisco: { a: 10 },
    },
    {
      producto_id: 5002,
      precio_lista: '99.99',
      precio_1: '98.5',
      precio_especial: 50,
      oferta_desde: '2020-01-01',
      oferta_hasta: '2020-12-31',
      precio_map: 89,
    },
    { producto_id: 5003, precio_lista: 120 },
    { producto_id: 5004, precio_lista: 120 },
    { producto_id: 5005, precio_lista: 75 },
    { producto_id: 5007, precio_lista: 10 },
    { producto_id: 5008, precio_lista: 300 },
  ],
  existencias: [
    { producto_id: 5001, condicion: 'nuevo', sucursal: 'monterrey', cantidad: 5 },
    { producto_id: 5001, condicion: 'nuevo', sucursal: 'guadalajara', cantidad: 4 },
    { producto_id: 5001, condicion: 'a', sucursal: 'guadalajara', cantidad: 2 },
    { producto_id: 5001, condicion: 'nuevo', sucursal: 'oficinas', cantidad: 100 },
    { producto_id: 5002, condicion: 'b', sucursal: 'tijuana', cantidad: 3 },
    { producto_id: 5003, condicion: 'nuevo', sucursal: 'monterrey', cantidad: 1 },
    { producto_id: 5003, condicion: 'nuevo', sucursal: 'tijuana', cantidad: 7 },
    { producto_id: 5007, condicion: 'nuevo', sucursal: 'tijuana', cantidad: 7 },
  ],
  tipo_cambio: [RATES],
};
