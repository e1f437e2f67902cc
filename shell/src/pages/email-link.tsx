import { isOfDemonstration } from '../operator.ts';

/** An address of the operator; a link only if somebody reads what is sent there. */
export function EmailLink({ address }: { readonly address: string }) {
  return isOfDemonstration(address) ? address : <a href={`mailto:${address}`}>{address}</a>;
}
