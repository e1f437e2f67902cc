import { err, ok, type Result } from '@aura/shared-domain';
import { priceById, RECURRING_PRICES, type RecurringPrice } from '../catalogue.ts';
import { invalid, missing, type Fault } from './fault.ts';

/** A price that one can subscribe to, named by a parameter. */
export function readRecurringPrice(id: string): Result<RecurringPrice, Fault> {
  const recurring = RECURRING_PRICES.find((price) => price.id === id);
  if (recurring) return ok(recurring);
  return err(
    priceById(id)
      ? invalid(
          'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
          'items[0][price]',
        )
      : missing('price', id, 'items[0][price]'),
  );
}
