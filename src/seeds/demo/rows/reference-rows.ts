import { isoDay, shiftDays } from '../calendar';
import { ACCOUNTS, type AccountDraft } from '../data/accounts';
import { BANNERS, COURSES } from '../data/announcements';
import { BRANCHES } from '../data/branches';
import { BRANDS } from '../data/brands';
import { CATEGORIES } from '../data/categories';
import { cdn, slug, type Row } from './row';

/** Rates in pesos per dollar, rising with the term. */
export const EXCHANGE_RATES = {
  normal: '17.4500',
  preferencial: '17.3800',
  un_dia: '17.4700',
  una_semana: '17.5600',
  dos_semanas: '17.6500',
  tres_semanas: '17.7400',
  un_mes: '17.8600',
} as const;

/** Rows of `sucursales`. */
export function* branchRows(): Generator<Row> {
  for (const branch of BRANCHES) {
    yield {
      codigo: branch.code,
      nombre: branch.name,
      calle: branch.street,
      num_ext: branch.number,
      ...(branch.interior === undefined ? {} : { num_int: branch.interior }),
      colonia: branch.colony,
      codigo_postal: branch.postalCode,
      ciudad: branch.city,
      estado: branch.state,
      pais: 'MEX',
      telefono: branch.phone,
      latitud: branch.latitude,
      longitud: branch.longitude,
      surte: branch.supplies,
      serie: branch.series,
    };
  }
}

/** Rows of `categorias`, parents first. */
export function* categoryRows(): Generator<Row> {
  for (const { id, name, level, parent } of CATEGORIES) {
    yield {
      id,
      nombre: name,
      nivel: level,
      ...(parent === undefined ? {} : { padre_id: parent }),
      ...(level === 0 ? {} : { imagen: cdn(`categorias/${slug(name)}.png`) }),
    };
  }
}

/** Rows of `marcas`; some have no profile. */
export function* brandRows(): Generator<Row> {
  for (const { id, name, tagline, profile } of BRANDS) {
    yield {
      id,
      nombre: name,
      logo: cdn(`marcas/${id}.png`),
      ...(tagline === undefined ? {} : { titulo: tagline }),
      ...(profile === undefined ? {} : { descripcion: profile }),
    };
  }
}

function accountRow(account: AccountDraft): Row {
  const [street, exterior, interior, colony, city, state, postalCode] = account.address;
  const [tierName, tierDiscount] = account.tier;
  return {
    num_cliente: account.number,
    razon_social: account.name,
    rfc: account.taxId,
    regimen_fiscal: account.regime,
    email: account.email,
    telefono: account.phone,
    ...(account.whatsapp === undefined ? {} : { whatsapp: account.whatsapp }),
    direccion: {
      calle: street,
      num_exterior: exterior,
      num_interior: interior,
      colonia: colony,
      ciudad: city,
      estado: state,
      pais: 'México',
      codigo_postal: postalCode,
    },
    api: account.api,
    clasificacion: { nombre: tierName, descuento: tierDiscount },
    distribucion: Object.entries(account.agreements).map(([marca, descuento]) => ({ marca, descuento })),
    ...(account.credit === undefined ? {} : { creditos: account.credit }),
    ...(account.warehouses === undefined ? {} : { almacenes: account.warehouses }),
    ...(account.seller === undefined
      ? {}
      : { vendedor: { nombre: account.seller[0], mail: account.seller[1], ext: account.seller[2] } }),
  };
}

/** Rows of `cuentas`. */
export function* accountRows(): Generator<Row> {
  for (const account of ACCOUNTS) yield accountRow(account);
}

/** The one row of `tipo_cambio`. */
export function* exchangeRateRows(): Generator<Row> {
  yield EXCHANGE_RATES;
}

/** Rows of `banners`: in force, expired and coming ones. */
export function* bannerRows(today: Date): Generator<Row> {
  for (const [order, banner] of BANNERS.entries()) {
    yield {
      id: order + 1,
      titulo: banner.title,
      imagen: cdn(`banners/${slug(banner.title)}.jpg`),
      link: banner.link,
      orden: order + 1,
      vigencia_inicio: isoDay(shiftDays(today, banner.from)),
      vigencia_fin: isoDay(shiftDays(today, banner.to)),
    };
  }
}

/** Rows of `cursos`: coming, running and past ones. */
export function* courseRows(today: Date): Generator<Row> {
  for (const [order, course] of COURSES.entries()) {
    const branch = BRANCHES.find((candidate) => candidate.code === course.branch);
    yield {
      id: order + 1,
      titulo: course.title,
      descripcion: course.summary,
      modalidad: branch ? 'presencial' : 'en_linea',
      sede: branch ? `Sucursal ${branch.name}` : 'En línea',
      ciudad: branch?.city ?? '',
      fecha_inicio: isoDay(shiftDays(today, course.from)),
      fecha_fin: isoDay(shiftDays(today, course.from + course.days - 1)),
      duracion_horas: course.hours,
      cupo: course.seats,
      costo: course.cost,
      moneda: 'MXN',
      instructor: course.teacher,
      imagen: cdn(`cursos/${slug(course.title)}.jpg`),
      link: `/cursos/${slug(course.title)}`,
    };
  }
}
