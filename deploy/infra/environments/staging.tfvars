project         = "aura-staging"
environment     = "staging"
site_domain     = "staging.aura.example"
remotes_domain  = "r.staging.aura.example"
releases_bucket = "aura-releases-staging"
shells_bucket   = "aura-shells-staging"
monthly_budget  = 300
remotes = [
  "billing",
  "cockpit",
  "diagnostic",
  "membership",
  "platform",
  "progress",
  "tools",
]
secrets = [
  "AURA_BADGE_KEY",
  "AURA_MESSAGE_KEY",
  "AURA_SIGNING_KEY",
  "AURA_TELEMETRY_KEY",
  "RESEND_API_KEY",
  "RESEND_WEBHOOK_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
]
