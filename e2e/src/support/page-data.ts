import type { Page } from '@playwright/test';

/**
 * Changes one of the JSON blocks that every page carries, from the next page load on. Such a page comes without its
 * content policy, which was written for what it carried before.
 */
export async function changePageData<T>(
  page: Page,
  block: 'aura-config' | 'aura-registry',
  change: (data: T) => T,
): Promise<void> {
  const element = new RegExp(`(<script type="application/json" id="${block}">)(.*?)(</script>)`, 's');
  // A page that did not come over the network may otherwise ask nothing of this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      element,
      (_, open: string, data: string, close: string) =>
        open + JSON.stringify(change(JSON.parse(data) as T)).replaceAll('<', '\\u003c') + close,
    );
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html });
  });
}
