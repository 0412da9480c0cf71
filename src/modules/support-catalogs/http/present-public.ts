import type { RateTable, RateTerm } from '@/modules/support-catalogs/domain/payment/exchange-rates';
import { RATE_TERMS } from '@/modules/support-catalogs/domain/payment/exchange-rates';
import type { Banner, Course, CourseMode } from '@/modules/support-catalogs/domain/publications';
import { dayText } from '@/shared/kernel/clock';
import { formatScaled } from '@/shared/money/scaled';

export type ExchangeRatesWire = Record<RateTerm, string>;

/** GET /tipocambio: decimal text, two to four decimals (Decisions 4). */
export function presentExchangeRates(rates: RateTable): ExchangeRatesWire {
  return Object.fromEntries(RATE_TERMS.map((term) => [term, formatScaled(rates[term], 4, 2)])) as ExchangeRatesWire;
}

export interface BannerWire {
  id: string;
  titulo: string;
  imagen: string;
  link: string;
  orden: number;
  vigencia_inicio: string;
  vigencia_fin: string;
}

/** GET /banners; an open end of the days in force is "" (Decisions 4). */
export function presentBanners(banners: readonly Banner[]): BannerWire[] {
  return banners.map((banner) => ({
    id: banner.id,
    titulo: banner.title,
    imagen: banner.image,
    link: banner.link,
    orden: banner.position,
    vigencia_inicio: presentDay(banner.from),
    vigencia_fin: presentDay(banner.until),
  }));
}

const MODE_TEXT: Readonly<Record<CourseMode, string>> = { on_site: 'presencial', online: 'en_linea' };

export interface CourseWire {
  id: string;
  titulo: string;
  descripcion: string;
  modalidad: string;
  sede: string;
  ciudad: string;
  fecha_inicio: string;
  fecha_fin: string;
  duracion_horas: number;
  cupo: number;
  costo: string;
  moneda: string;
  instructor: string;
  imagen: string;
  link: string;
}

/** GET /cursos (Decisions 4). */
export function presentCourses(courses: readonly Course[]): CourseWire[] {
  return courses.map((course) => ({
    id: course.id,
    titulo: course.title,
    descripcion: course.description,
    modalidad: MODE_TEXT[course.mode],
    sede: course.venue,
    ciudad: course.city,
    fecha_inicio: presentDay(course.from),
    fecha_fin: presentDay(course.until),
    duracion_horas: course.hours,
    cupo: course.seats,
    costo: formatScaled(course.price, 4, 2),
    moneda: course.currency,
    instructor: course.instructor,
    imagen: course.image,
    link: course.link,
  }));
}

/** 20260131 as 2026-01-31; '' for an open end. */
function presentDay(day: number | null): string {
  return day === null ? '' : dayText(day);
}
