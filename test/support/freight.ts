import { demoRows, referenceListRows } from '@/seeds/data-files.builder';
import type { Fixture } from './app';

/** Carriers, where they go and what they ask, as in the demo; the border region. An installation without the demo has none of it. */
export const FREIGHT: Fixture = {
  fleteras: demoRows('fleteras'),
  zonas: demoRows('zonas'),
  tarifas: demoRows('tarifas'),
  coberturas: demoRows('coberturas'),
  zonas_extendidas: demoRows('zonas_extendidas'),
  region_fronteriza: referenceListRows('region_fronteriza'),
};
