import { words } from '../words/words';

/** What a thing has a trait by: who wants nothing with a `lector de huella` wants no huella, and `no tiene puerto USB` denies USB. */
export const MEANS = words(
  'lector sensor modulo ranura slot chip conexion funcion tecnologia puerto puertos entrada salida conector pantalla',
);
