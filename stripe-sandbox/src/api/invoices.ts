import * as v from 'valibot';
import { err, ok } from '@aura/shared-domain';
import { voidInvoice } from '../life/invoices.ts';
import { invoiceObject } from '../objects/invoice.ts';
import { find, get, newestFirst } from '../state/table.ts';
import { invalid, notFound } from './fault.ts';
import { PAGE, pageOf } from './page.ts';
import { route, type Route } from './route.ts';
import { INVOICE, listShape } from './shapes.ts';

const retrieve = route('GET', '/v1/invoices/:id', INVOICE, v.strictObject({}), (world, _none, id) => {
  const invoice = find(world.state.invoices, id);
  return invoice ? ok(invoiceObject(world, invoice)) : err(notFound('invoice', id));
});

const ListSchema = v.strictObject({
  ...PAGE,
  customer: v.optional(v.string()),
  subscription: v.optional(v.string()),
  status: v.optional(v.picklist(['draft', 'open', 'paid', 'uncollectible', 'void'])),
});

const list = route(
  'GET',
  '/v1/invoices',
  listShape(INVOICE),
  ListSchema,
  (world, { customer, subscription, status, ...page }) => {
    const found = newestFirst(
      world.state.invoices,
      (invoice) =>
        (customer === undefined || invoice.customer === customer) &&
        (subscription === undefined || invoice.subscription === subscription) &&
        (status === undefined || invoice.status === status),
    );
    return pageOf(found, page, '/v1/invoices', (invoice) => invoiceObject(world, invoice));
  },
);

/** What was paid, or is being paid, stays as it is. */
const takeBack = route('POST', '/v1/invoices/:id/void', INVOICE, v.strictObject({}), (world, _none, id) => {
  const invoice = find(world.state.invoices, id);
  if (!invoice) return err(notFound('invoice', id));
  const isBeingPaid = get(world.state.paymentIntents, invoice.paymentIntent).status === 'processing';
  if (invoice.status !== 'open' || isBeingPaid) {
    return err(invalid("You can only pass in open invoices. This invoice isn't open."));
  }
  voidInvoice(world, invoice);
  return ok(invoiceObject(world, invoice));
});

export const INVOICE_ROUTES: readonly Route[] = [retrieve, list, takeBack];
