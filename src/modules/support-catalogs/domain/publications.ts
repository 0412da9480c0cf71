/** A notice shown on the front page. Days are YYYYMMDD; an open end is null. */
export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly link: string;
  readonly position: number;
  readonly from: number | null;
  readonly until: number | null;
}

export type CourseMode = 'on_site' | 'online';

/** A course offered to resellers. Days are YYYYMMDD. */
export interface Course {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly mode: CourseMode;
  readonly venue: string;
  readonly city: string;
  readonly from: number;
  readonly until: number;
  readonly hours: number;
  readonly seats: number;
  /** In ten-thousandths of its currency. */
  readonly price: number;
  readonly currency: string;
  readonly instructor: string;
  readonly image: string;
  readonly link: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The banners in force on a day, both ends included, by position (Decisions 4). */
export function bannersInForce(banners: readonly Banner[], day: number): Banner[] {
  return banners
    .filter((banner) => (banner.from ?? day) <= day && (banner.until ?? day) >= day)
    .sort((a, b) => a.position - b.position || byText(a.id, b.id));
}

/** The courses running on a day or still to come, by their first day (Decisions 4). */
export function coursesAhead(courses: readonly Course[], day: number): Course[] {
  return courses.filter((course) => course.until >= day).sort((a, b) => a.from - b.from || byText(a.id, b.id));
}
