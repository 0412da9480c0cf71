import { Module } from '@nestjs/common';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';

/** The stock that carts are quoted from and orders reserve: one repository for both. */
@Module({ providers: [StockRepository], exports: [StockRepository] })
export class StockModule {}
