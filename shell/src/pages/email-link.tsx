import { isFilledIn } from '../operator.ts';

/** An address of the operator; a link only once it is a real one. */
export function EmailLink({ address }: { readonly address: string }) {
  return isFilledIn(address) ? <a href={`mailto:${address}`}>{address}</a> : address;
}
