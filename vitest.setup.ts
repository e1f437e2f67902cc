// Pages are looked at only where there is one: the library is not loaded for rules.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // What a busy machine shows late is still shown; no test is about time.
  configure({ asyncUtilTimeout: 10_000 });
}
