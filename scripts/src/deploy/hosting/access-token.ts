import { applicationDefault } from 'firebase-admin/app';

/** A token of the caller: the service account in the cloud, elsewhere the person signed in with `gcloud`. */
export const fetchAccessToken = async (): Promise<string> =>
  (await applicationDefault().getAccessToken()).access_token;
