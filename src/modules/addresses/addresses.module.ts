import { Module } from '@nestjs/common';
import { AddressBook } from '@/modules/addresses/address-book.service';
import { DeliveryAddresses } from '@/modules/addresses/delivery-addresses.service';
import { AddressesController } from '@/modules/addresses/http/addresses.controller';
import { AddressRepository } from '@/modules/addresses/persistence/address.repository';
import { SupportCatalogsModule } from '@/modules/support-catalogs/support-catalogs.module';

@Module({
  imports: [SupportCatalogsModule],
  controllers: [AddressesController],
  providers: [AddressBook, AddressRepository, DeliveryAddresses],
  exports: [AddressBook, DeliveryAddresses],
})
export class AddressesModule {}
