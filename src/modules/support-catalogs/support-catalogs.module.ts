import { Module } from '@nestjs/common';
import { AccountsModule } from '@/modules/accounts/accounts.module';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import { CfdiUses } from '@/modules/support-catalogs/cfdi-uses.service';
import { Countries } from '@/modules/support-catalogs/countries.service';
import { ExchangeRates } from '@/modules/support-catalogs/exchange-rates.service';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';
import { BranchesController } from '@/modules/support-catalogs/http/branches.controller';
import { DeliveryCatalogsController } from '@/modules/support-catalogs/http/delivery-catalogs.controller';
import { PaymentCatalogsController } from '@/modules/support-catalogs/http/payment-catalogs.controller';
import { PublicController } from '@/modules/support-catalogs/http/public.controller';
import { PaymentMethods } from '@/modules/support-catalogs/payment-methods.service';
import { BranchRepository } from '@/modules/support-catalogs/persistence/places/branch.repository';
import { ExchangeRateRepository } from '@/modules/support-catalogs/persistence/payment/exchange-rate.repository';
import { PostalCodeRepository } from '@/modules/support-catalogs/persistence/places/postal-code.repository';
import { SupportCatalogRepository } from '@/modules/support-catalogs/persistence/support-catalog.repository';
import { PostalCodes } from '@/modules/support-catalogs/postal-codes.service';
import { Publications } from '@/modules/support-catalogs/publications.service';
import { SupportCatalogMemory } from '@/modules/support-catalogs/support-catalog-memory';

const SERVICES = [
  BranchDirectory,
  Carriers,
  CfdiUses,
  Countries,
  ExchangeRates,
  FreightTables,
  PaymentMethods,
  PostalCodes,
  Publications,
];

@Module({
  imports: [AccountsModule],
  controllers: [PaymentCatalogsController, DeliveryCatalogsController, BranchesController, PublicController],
  providers: [
    ...SERVICES,
    SupportCatalogMemory,
    BranchRepository,
    ExchangeRateRepository,
    PostalCodeRepository,
    SupportCatalogRepository,
  ],
  exports: SERVICES,
})
export class SupportCatalogsModule {}
