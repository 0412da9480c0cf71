import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { configureApp } from '@/app/app.setup';
import { createLogger } from '@/shared/logging/create-logger';

@Module({})
class Empty {}

it('refuses an application whose requests it could not follow', async () => {
  const nest = await NestFactory.create(Empty, { logger: false });
  expect(() => configureApp(nest, createLogger('silent'))).toThrow('createHttpAdapter()');
});
