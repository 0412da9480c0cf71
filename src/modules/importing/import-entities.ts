import type { Type } from '@nestjs/common';
import { AccountsLoadService } from '@/modules/accounts/accounts-load.service';
import { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import { banners } from '@/modules/importing/entities/banners';
import { categorias } from '@/modules/importing/entities/categorias';
import { coberturas } from '@/modules/importing/entities/coberturas';
import { codigosPostales } from '@/modules/importing/entities/codigos-postales';
import { coordenadas } from '@/modules/importing/entities/coordenadas';
import { cuentas } from '@/modules/importing/entities/cuentas';
import { cursos } from '@/modules/importing/entities/cursos';
import { existencias } from '@/modules/importing/entities/existencias';
import { facturas } from '@/modules/importing/entities/facturas';
import { fleteras } from '@/modules/importing/entities/fleteras';
import { formasPago } from '@/modules/importing/entities/formas-pago';
import { guias } from '@/modules/importing/entities/guias';
import { marcas } from '@/modules/importing/entities/marcas';
import { paises } from '@/modules/importing/entities/paises';
import { precios } from '@/modules/importing/entities/precios';
import { productos } from '@/modules/importing/entities/productos';
import { regionFronteriza } from '@/modules/importing/entities/region-fronteriza';
import { sucursales } from '@/modules/importing/entities/sucursales';
import { tarifas } from '@/modules/importing/entities/tarifas';
import { tipoCambio } from '@/modules/importing/entities/tipo-cambio';
import { usosCfdi } from '@/modules/importing/entities/usos-cfdi';
import { zonas } from '@/modules/importing/entities/zonas';
import { zonasExtendidas } from '@/modules/importing/entities/zonas-extendidas';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { InvoicesLoadService } from '@/modules/invoices/invoices-load.service';
import { ProductsLoadService } from '@/modules/products/products-load.service';
import { BranchesLoadService } from '@/modules/support-catalogs/branches-load.service';
import { SupportCatalogsLoadService } from '@/modules/support-catalogs/support-catalogs-load.service';

/** An entity and the services whose tables it writes or refers to. */
export interface EntityOffer {
  readonly services: readonly Type[];
  define(services: readonly unknown[]): ImportEntity;
}

function offer<S extends readonly object[]>(
  services: { readonly [K in keyof S]: Type<S[K]> },
  define: (...services: S) => ImportEntity,
): EntityOffer {
  return { services, define: (given) => define(...(given as unknown as S)) };
}

/** Everything that can be imported, in dependency order: what is referred to comes before what refers to it. */
export const ENTITY_OFFERS: readonly EntityOffer[] = [
  offer([BranchesLoadService], sucursales),
  offer([BranchesLoadService], tipoCambio),
  offer([SupportCatalogsLoadService], formasPago),
  offer([SupportCatalogsLoadService], usosCfdi),
  offer([SupportCatalogsLoadService], paises),
  offer([SupportCatalogsLoadService], fleteras),
  offer([SupportCatalogsLoadService], zonas),
  offer([SupportCatalogsLoadService], tarifas),
  offer([SupportCatalogsLoadService], coberturas),
  offer([SupportCatalogsLoadService], zonasExtendidas),
  offer([SupportCatalogsLoadService], regionFronteriza),
  offer([SupportCatalogsLoadService], codigosPostales),
  offer([SupportCatalogsLoadService], coordenadas),
  offer([SupportCatalogsLoadService], banners),
  offer([SupportCatalogsLoadService], cursos),
  offer([CatalogLoadService], categorias),
  offer([CatalogLoadService], marcas),
  offer([AccountsLoadService, CatalogLoadService, BranchesLoadService], cuentas),
  offer([ProductsLoadService, CatalogLoadService], productos),
  offer([ProductsLoadService], precios),
  offer([ProductsLoadService, BranchesLoadService], existencias),
  offer([InvoicesLoadService], facturas),
  offer([InvoicesLoadService], guias),
];
