# What people may count on in thirty days, and how quickly what may go wrong is being used up.
resource "google_monitoring_custom_service" "aura" {
  service_id   = "aura-${var.environment}"
  display_name = "Aura, ${var.environment}"
}

# Pages are there: five minutes without a page are five minutes lost.
resource "google_monitoring_slo" "pages" {
  service             = google_monitoring_custom_service.aura.service_id
  slo_id              = "pages"
  display_name        = "Pages answer"
  goal                = 0.9995
  rolling_period_days = 30
  windows_based_sli {
    window_period = "300s"
    good_bad_metric_filter = join(" AND ", [
      "metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\"",
      "resource.type=\"uptime_url\"",
      "metric.label.check_id=\"${google_monitoring_uptime_check_config.probe["pages-down"].uptime_check_id}\"",
    ])
  }
}

resource "google_monitoring_slo" "api" {
  service             = google_monitoring_custom_service.aura.service_id
  slo_id              = "api"
  display_name        = "Calls succeed"
  goal                = 0.999
  rolling_period_days = 30
  request_based_sli {
    good_total_ratio {
      total_service_filter = local.requests
      bad_service_filter   = "${local.requests} AND metric.label.response_code_class=\"5xx\""
    }
  }
}

resource "google_monitoring_slo" "latency" {
  service             = google_monitoring_custom_service.aura.service_id
  slo_id              = "latency"
  display_name        = "Calls are answered within 800 ms"
  goal                = 0.95
  rolling_period_days = 30
  request_based_sli {
    distribution_cut {
      distribution_filter = "metric.type=\"run.googleapis.com/request_latencies\" AND ${local.of_api}"
      range {
        max = 800
      }
    }
  }
}

resource "google_monitoring_slo" "remotes" {
  service             = google_monitoring_custom_service.aura.service_id
  slo_id              = "remotes"
  display_name        = "Files of remotes come"
  goal                = 0.999
  rolling_period_days = 30
  request_based_sli {
    good_total_ratio {
      total_service_filter = local.files
      bad_service_filter   = "${local.files} AND metric.label.response_code_class=500"
    }
  }
}

locals {
  codebases = jsondecode(file("${path.module}/../../functions/codebases.json"))

  # The function that answers the calls of a codebase has its name; those by the clock take minutes and answer nobody.
  calls    = keys(local.codebases)
  of_api   = "resource.type=\"cloud_run_revision\" AND resource.label.service_name=one_of(\"${join("\",\"", local.calls)}\")"
  requests = "metric.type=\"run.googleapis.com/request_count\" AND ${local.of_api}"
  files    = join(" AND ", [
    "metric.type=\"loadbalancing.googleapis.com/https/request_count\"",
    "resource.type=\"https_lb_rule\"",
    "resource.label.url_map_name=\"${google_compute_url_map.remotes.name}\"",
  ])

  objectives = {
    "pages"   = google_monitoring_slo.pages.name
    "api"     = google_monitoring_slo.api.name
    "latency" = google_monitoring_slo.latency.name
    "remotes" = google_monitoring_slo.remotes.name
  }

  # At 14.4 times the pace two percent of a month's allowance go in an hour, at 6 times five percent in six hours. The short
  # window lets an alert end once it is over.
  burns = {
    "fast" = { rate = 14.4, long = "3600s", short = "300s", severity = "CRITICAL" }
    "slow" = { rate = 6, long = "21600s", short = "1800s", severity = "WARNING" }
  }

  burn_alerts = merge([
    for objective, name in local.objectives : {
      for pace, burn in local.burns : "${objective}-burns-${pace}" => merge(burn, { slo = name })
    }
  ]...)
}

resource "google_monitoring_alert_policy" "burn" {
  for_each              = local.burn_alerts
  display_name          = each.key
  combiner              = "AND"
  severity              = each.value.severity
  notification_channels = [google_monitoring_notification_channel.email.id]
  documentation {
    content = "${local.runbook}#${each.key}"
  }
  dynamic "conditions" {
    for_each = toset([each.value.long, each.value.short])
    content {
      display_name = "${each.key} over ${conditions.value}"
      condition_threshold {
        filter          = "select_slo_burn_rate(\"${each.value.slo}\", \"${conditions.value}\")"
        comparison      = "COMPARISON_GT"
        threshold_value = each.value.rate
        duration        = "0s"
      }
    }
  }
}
