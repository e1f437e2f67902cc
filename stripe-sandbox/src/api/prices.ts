import * as v from 'valibot';
import { err, ok } from '@aura/shared-domain';
import { priceById } from '../catalogue.ts';
import { priceObject } from '../objects/price.ts';
import { notFound } from './fault.ts';
import { route, type Route } from './route.ts';
import { NOTHING } from './shapes.ts';

const retrieve = route('GET', '/v1/prices/:id', NOTHING, v.strictObject({}), (_world, _none, id) => {
  const price = priceById(id);
  return price ? ok(priceObject(price)) : err(notFound('price', id));
});

export const PRICE_ROUTES: readonly Route[] = [retrieve];
