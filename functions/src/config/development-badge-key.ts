import type { JsonWebKey } from 'node:crypto';

/**
 * Signs credentials on a developer's machine without configuration. It is public: its signatures prove nothing, and no
 * real project accepts it, for signing or for checking.
 */
export const DEVELOPMENT_BADGE_KEY: JsonWebKey = {
  kty: 'RSA',
  n:
    'kbuRSRYQxGqI3rBTwOoLb_TZM_4Oen_zGBpVQ65u9Zfu5ItaQm81Usu3-mxIeqyj1oHPbrT-mdJ87bQTMHW55JaSIXE7dyRt' +
    'fTJ_aGaawnuQ3FH998MOtnAwx_JtBkMQou0Bu_BwPzULWUuW-wwOO0IFtjkDlBXIZgLKiLd310co46aDumv6rQ9a4LbyX4sV' +
    '_NKLiecsywwQ7fgjZn-6-HODeXomptR9qHPPEXPrfchh58ghfZH9j77spdK7KsGUv4wv6weL91qJ2UTWtirCDJFD0kKibkBE' +
    'VgdG5dGBUc0B3ZDKuBrpITLDkMcMOwQ-Xlm9wq9sy0ba_Fi7-XMHYS13OgucSK-GXQ0leP_GCXzQXVLTR25tFGp9RV1i470Q' +
    'AJsipuGnXbPLDedzvjQWGGPxzZsLmER4J-BHJBObqqGVd6iVSfZQAshBcyg6wHtXNieXGuylLuf9Ckb7LUs0euRySJZsS2q5' +
    'YgUc253d3xgPGUuLGlrdAUjqn4yRmlRL',
  e: 'AQAB',
  d:
    'ndj5qTAYsBRrUDbRXEeSrh70khMJ5MofhGmTp9_-4buKmEqhVHiNtvvMuHH-obymAmiYIOOhKrJk56UkkX07boFffWvfIZsK' +
    'IUgjSoPYQWFMhnu2dV0_ABNgMJ_25KzkDwKnlQ3ZGOaAGzgydScHZ7o_40RwLhpFYxQ1JwT_yS24HEnSG2Mi2JlbaArAe-Dh' +
    'gj-vdq8TZ7YXxM5Jibv0o7mfHBlXMe6tmjWMylqgAObltygOQvSU-YtlWe3mzNaVpL9L2cXe3PXTH7d1yB3eIHGqXLWRbcTM' +
    '-BCPpe5ruJbTd6JPdakulTJAZqdZ38OL3puYoltRMw52JZLQNyoGDjCLzIRCzUWwRdvkoY6gRcvoU9uB0a0lNU7GbMkW5hXF' +
    'seDmdS13ThOyZ6VDIVoDlWN6ciqy_L-ZdH70UnGk9LxjZ52HDiYFMsiTnMInkt2EKgDzGe2vtJKjoFQAhabm3d6usN-UWJq-' +
    'GZg-0dlBCJ8TGmEF9sg9B22Y8rYrcvE',
  p:
    'whNtQ_QF283Igwqtkoc5xoC2UFE4qwx7X5kgy49uTaHg1bUfe8iUNA8dtzC1Nbhzcki5yAhMp1GPVAoDBf-CKdr0t-40Dlp3' +
    '80N-4-Ob0Mq82O9idBpmDEmEZpjsqZ9mLV-v89vRSojMhL0wjy6zvfNacE3VT2P2yXQHHwhk9lI-BQoluBB_p0edQNDoVOB7' +
    '8o6b2FJxSgBp6IdaJnFV_rb1vK-dL-ZgMFu0B_34UGZR44EETqwhRBM_GSMfk8YT',
  q:
    'wDta1IPBqZ7ZQ2UDfGV4v-hi0nIz9J03uq0ZT3ulmqWLz2E3N5mesSzmt2ITiGvZgTl4viiOJsdQnRCBwG4n5gM3NY9v-qoR' +
    'mlh3kpWH46Gv9Pny55oYJvf4MZrWRW3kln09XmixW_939UNdgUgenwwIjC_MXbK5oVXYp0wijS7XpcoFs7JwSNLA2N-l_wpa' +
    'YTBJgaB3O5TTLcfitvscIHXqShpCtHjshmt_ZJ4dMSq3AHvvVQdPGoAjMsWHPl_p',
  dp:
    'Y8dVH-Cvumg8NJMi1fjMDXBTS0vW1KogK_AwWjetwB__1h--xgdDmthCsNJL-AiS4ijdyyfpMQTPqadUEptgsmAt_PpsrQx6' +
    'KwmCjWuRynDRUr8QYRzJZnvNpGnvEu4uvBk7_yX-nlFixMP32UVrh7c7wg1iI-UDFmOe3aeVMMbrt--VoOJqnvhEsvQ03p5j' +
    'WztSiI8qS5-W08Py51zRl5k9Efs_10acIYCkOI-sQLm6VDsamdAJclRq1mOmcnUd',
  dq:
    'VXSNZlfEKfFxyCIJsK0zRqy58a_PJPkXIyd8Tvc6oUrioigncdIa18yMLA2vfT_kiyvPX0mMF_UXAxupcrAFkJzxWCARua8M' +
    '8D5PuZw7spfYLuFGeGrqPbiSXwrkIi0-JyA5vdRws-MXorJ1yNkUs8OXsSo2gZjIKM6O56BS48xlFVB_xGiYvebi0AZsNrqV' +
    'fwsGQlfhaV05m-p2AL4UvOFua87MxInVK9Rx53rao1bHz7FIrdX39mHsQ8_H1ZSx',
  qi:
    'YnfOidBQHVbVC6WEv-XSRtnIi-ZZ_nj-Va_LXoNWnh0FuW9hxTGibsEl_amVqfe7KaNUiUMSm-wDdgOowRCPzwsOo2HhkHGW' +
    'lcu0RKhY68HCreM4-O5HekH47lik7uAS9ov8yzB4h3KNB2ArmPdLN9M9DqsCZaKHKEXdveRruV3p3t9gmxI0EflEeiMnvoD6' +
    'h74OT_d7VNJLM4jQiuZWKuq_Pxm7Z9Z3bCyJrp2fX1SLZMpjDE364RKolZrarIbO',
};
