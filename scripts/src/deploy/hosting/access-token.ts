import { applicationDefault } from 'firebase-admin/app';

/** A token of whoever runs this: the service account in the cloud, the person signed in with `gcloud` elsewhere. */
export const accessToken = async (): Promise<string> =>
  (await applicationDefault().getAccessToken()).access_token;
