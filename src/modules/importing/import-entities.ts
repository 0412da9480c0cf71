import type { Type } from '@nestjs/common';
import { AccountsLoadService } from '@/modules/accounts/accounts-load.service';
import { FoliosLoadService } from '@/modules/cart/folios-load.service';
import { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import { banners } from '@/modules/importing/entities/customers/banners';
import { categorias } from '@/modules/importing/entities/catalog/categorias';
import { coberturas } from '@/modules/importing/entities/delivery/coberturas';
import { codigosPostales } from '@/modules/importing/entities/delivery/codigos-postales';
import { diasInhabiles } from '@/modules/importing/entities/delivery/dias-inhabiles';
import { coordenadas } from '@/modules/importing/entities/delivery/coordenadas';
import { cuentas } from '@/modules/importing/entities/customers/cuentas';
import { cursos } from '@/modules/importing/entities/customers/cursos';
import { existencias } from '@/modules/importing/entities/catalog/existencias';
import { facturas } from '@/modules/importing/entities/sales/facturas';
import { fleteras } from '@/modules/importing/entities/delivery/fleteras';
import { formasPago } from '@/modules/importing/entities/sales/formas-pago';
import { guias } from '@/modules/importing/entities/sales/guias';
import { marcas } from '@/modules/importing/entities/catalog/marcas';
import { paises } from '@/modules/importing/entities/delivery/paises';
import { GuideFollower } from '@/modules/importing/follow/guide-follower.service';
import { InvoiceFollower } from '@/modules/importing/follow/invoice-follower.service';
import { OrderStatusService } from '@/modules/importing/follow/order-status.service';
import { pedidosEstatus } from '@/modules/importing/entities/sales/pedidos-estatus';
import { precios } from '@/modules/importing/entities/catalog/precios';
import { productos } from '@/modules/importing/entities/catalog/productos';
import { regionFronteriza } from '@/modules/importing/entities/delivery/region-fronteriza';
import { sucursales } from '@/modules/importing/entities/delivery/sucursales';
import { tarifas } from '@/modules/importing/entities/delivery/tarifas';
import { tiempos } from '@/modules/importing/entities/delivery/tiempos';
import { tipoCambio } from '@/modules/importing/entities/sales/tipo-cambio';
import { usosCfdi } from '@/modules/importing/entities/sales/usos-cfdi';
import { zonas } from '@/modules/importing/entities/delivery/zonas';
import { zonasExtendidas } from '@/modules/importing/entities/delivery/zonas-extendidas';
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
  offer([SupportCatalogsLoadService], tiempos),
  offer([SupportCatalogsLoadService], diasInhabiles),
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
  offer([InvoicesLoadService, FoliosLoadService, InvoiceFollower], facturas),
  offer([InvoicesLoadService, GuideFollower], guias),
  offer([OrderStatusService], pedidosEstatus),
];
