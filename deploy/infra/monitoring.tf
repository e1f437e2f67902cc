# What is counted in the log. functions/src/http/log-metrics.test.ts holds each filter against lines that the code writes.
locals {
  log_metrics = jsondecode(file("${path.module}/log-metrics.json"))
}

resource "google_logging_metric" "counted" {
  for_each    = local.log_metrics
  name        = "aura/${each.key}"
  description = each.value.what
  filter      = "resource.type=\"cloud_run_revision\" AND ${each.value.filter}"
  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "INT64"
    labels {
      key        = "of"
      value_type = "STRING"
    }
  }
  label_extractors = {
    of = "EXTRACT(jsonPayload.${each.value.label})"
  }
}

resource "google_monitoring_notification_channel" "email" {
  display_name = "Alerts of ${var.environment}"
  type         = "email"
  labels = {
    email_address = var.alert_email
  }
}

# Asked for every minute from outside, from three continents.
locals {
  probes = {
    "pages-down"   = { host = var.site_domain, path = "/", contains = "Aura" }
    "api-down"     = { host = var.site_domain, path = "/api/health", contains = "\"status\":\"ok\"" }
    "remotes-down" = { host = var.remotes_domain, path = "/registry.json", contains = "revision" }
  }
}

resource "google_monitoring_uptime_check_config" "probe" {
  for_each         = local.probes
  display_name     = each.key
  period           = "60s"
  timeout          = "10s"
  selected_regions = ["SOUTH_AMERICA", "USA", "EUROPE"]
  http_check {
    path         = each.value.path
    port         = 443
    use_ssl      = true
    validate_ssl = true
  }
  content_matchers {
    content = each.value.contains
    matcher = "CONTAINS_STRING"
  }
  monitored_resource {
    type = "uptime_url"
    labels = {
      project_id = var.project
      host       = each.value.host
    }
  }
}

resource "google_monitoring_alert_policy" "probe" {
  for_each              = local.probes
  display_name          = each.key
  combiner              = "OR"
  severity              = "CRITICAL"
  notification_channels = [google_monitoring_notification_channel.email.id]
  documentation {
    content = "${local.runbook}#${each.key}"
  }
  conditions {
    display_name = each.key
    condition_threshold {
      filter = join(" AND ", [
        "metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\"",
        "resource.type=\"uptime_url\"",
        "metric.label.check_id=\"${google_monitoring_uptime_check_config.probe[each.key].uptime_check_id}\"",
      ])
      comparison      = "COMPARISON_GT"
      threshold_value = 1
      duration        = "120s"
      aggregations {
        alignment_period     = "120s"
        per_series_aligner   = "ALIGN_NEXT_OLDER"
        cross_series_reducer = "REDUCE_COUNT_FALSE"
        group_by_fields      = ["resource.label.host"]
      }
    }
  }
}
