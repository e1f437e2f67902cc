project         = "aura-prod"
environment     = "production"
site_domain     = "aura.example"
remotes_domain  = "r.aura.example"
releases_bucket = "aura-releases"
shells_bucket   = "aura-shells"
monthly_budget  = 3000
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
