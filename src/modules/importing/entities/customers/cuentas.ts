import type { AccountAddress, BrandAgreement, Seller } from '@/modules/accounts/domain/account';
import type { AccountsLoadService } from '@/modules/accounts/accounts-load.service';
import type { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import { branchCode, brandId } from '@/modules/importing/entities/keys';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { id, percent } from '@/modules/importing/readers/numbers';
import { mapped, problem, type Reader } from '@/modules/importing/readers/problem';
import { list, member, object } from '@/modules/importing/readers/structures';
import { flag, line, slug } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { BranchesLoadService } from '@/modules/support-catalogs/branches-load.service';

/** Stands for every brand without an agreement of its own. */
const ALL_BRANDS = '*';

const address = object<AccountAddress>({
  calle: member('street', line()),
  num_exterior: member('extNumber', line()),
  num_interior: member('intNumber', line(), { fallback: '' }),
  colonia: member('neighborhood', line()),
  ciudad: member('city', line()),
  estado: member('state', line()),
  pais: member('country', line()),
  codigo_postal: member('postalCode', line()),
});

const classification = object<{ name: string; discount: number }>({
  nombre: member('name', line({ min: 1, max: 60 })),
  descuento: member('discount', percent()),
});

const agreement = object<BrandAgreement>({
  marca: member('brand', allBrandsOr(brandId())),
  descuento: member('discount', percent()),
});

const seller = object<Seller>({
  nombre: member('name', line()),
  mail: member('email', line(), { fallback: '' }),
  ext: member('extension', line(), { fallback: '' }),
});

const customerClass = from('clasificacion', classification, 'clase de cliente y su descuento en por ciento', {
  nombre: 'Plata',
  descuento: 3,
});

const fiscalAddress = from('direccion', address, 'dirección fiscal', {
  calle: 'Av. Juárez',
  num_exterior: '1204',
  num_interior: '',
  colonia: 'Centro',
  ciudad: 'Chihuahua',
  estado: 'CHIH',
  pais: 'MEX',
  codigo_postal: '31000',
});

export function cuentas(
  { accounts }: AccountsLoadService,
  { brands }: CatalogLoadService,
  { branches }: BranchesLoadService,
): ImportEntity {
  return recordEntity({
    name: 'cuentas',
    about: 'clientes',
    rows: [
      rowOf(accounts, {
        id: from('num_cliente', id(), 'número de cliente', 100245),
        businessName: from('razon_social', line({ min: 1 }), 'razón social', 'Integradora del Norte SA de CV'),
        taxId: from('rfc', line({ min: 1 }), 'RFC', 'INO150312QXA'),
        taxRegime: from('regimen_fiscal', slug(/^\d{3}$/, '601'), 'clave de régimen del SAT', '601'),
        email: from('email', line(), 'correo', 'compras@integradora.example'),
        phone: from('telefono', line(), 'teléfono', '6145550124'),
        whatsapp: from('whatsapp', line(), 'WhatsApp', '6145550125'),
        address: fiscalAddress,
        apiEnabled: from('api', flag(), 'false cierra todos los servicios a la cuenta', true),
        className: customerClass.pick(({ name }) => name),
        classDiscount: customerClass.pick(({ discount }) => discount),
        agreements: from(
          'distribucion',
          mapped(list(agreement), oneEach),
          'descuento por marca en por ciento; marca * para todas las demás',
          [{ marca: '*', descuento: 36 }],
        ).references(brands, 'la marca', (agreements) =>
          agreements.map(({ brand }) => brand).filter((brand) => brand !== ALL_BRANDS),
        ),
        creditTerms: from(
          'creditos',
          list(slug(/^[a-z0-9_-]{1,60}$/, 'credito-30')),
          'claves de formas de pago a crédito que tiene',
          ['credito-30'],
        ),
        warehouses: from('almacenes', list(branchCode()), 'sucursales que le surten; si falta, todas', [
          'monterrey',
        ]).references(branches, 'la sucursal', (codes) => codes),
        seller: from('vendedor', seller, 'su vendedor', {
          nombre: 'Laura Méndez',
          mail: 'laura@distribuidor.example',
          ext: '2104',
        }),
      }),
    ],
  });
}

function allBrandsOr(reader: Reader<string>): Reader<string> {
  return (value) => (value === ALL_BRANDS ? ALL_BRANDS : reader(value));
}

function oneEach(agreements: BrandAgreement[]): BrandAgreement[] | ReturnType<typeof problem> {
  const repeated = agreements.find(
    ({ brand }, index) => agreements.findIndex((other) => other.brand === brand) !== index,
  );
  return repeated ? problem(`nombra dos veces la marca "${repeated.brand}"`) : agreements;
}
