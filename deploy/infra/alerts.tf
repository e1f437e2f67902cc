# Every alert has a runbook of its name in docs/operations.md.
locals {
  runbook = "https://github.com/${var.repository}/blob/main/docs/operations.md"

  # A count of the log that is above what is usual.
  alerts = {
    "faults"            = { metric = "faults", above = 10, within = "300s", severity = "ERROR" }
    "webhook-failures"  = { metric = "webhook_failures", above = 0, within = "600s", severity = "CRITICAL" }
    "walk-unfinished"   = { metric = "walks_unfinished", above = 0, within = "3600s", severity = "WARNING" }
    "settings-ignored"  = { metric = "settings_ignored", above = 0, within = "600s", severity = "ERROR" }
    "pages-lag"         = { metric = "pages_failed", above = 0, within = "300s", severity = "CRITICAL" }
    "orphans-doubted"   = { metric = "orphans_doubted", above = 0, within = "3600s", severity = "CRITICAL" }
    "too-many-refusals" = { metric = "refused_too_many", above = 300, within = "300s", severity = "WARNING" }
  }

  # A walk that has to come, by its name in the log. Nothing can be missed for longer than a day less half an hour.
  walks = { for walk in flatten(values(local.codebases)[*].walks) : "walk-missing-${walk}" => walk }
}

resource "google_monitoring_alert_policy" "counted" {
  for_each              = local.alerts
  display_name          = each.key
  combiner              = "OR"
  severity              = each.value.severity
  notification_channels = [google_monitoring_notification_channel.email.id]
  documentation {
    content = "${local.runbook}#${each.key}"
  }
  conditions {
    display_name = each.key
    condition_threshold {
      filter = join(" AND ", [
        "metric.type=\"logging.googleapis.com/user/${google_logging_metric.counted[each.value.metric].name}\"",
        "resource.type=\"cloud_run_revision\"",
      ])
      comparison      = "COMPARISON_GT"
      threshold_value = each.value.above
      duration        = "0s"
      aggregations {
        alignment_period     = each.value.within
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
  alert_strategy {
    auto_close = "86400s"
  }
}

resource "google_monitoring_alert_policy" "walk_missing" {
  for_each              = local.walks
  display_name          = each.key
  combiner              = "OR"
  severity              = "ERROR"
  notification_channels = [google_monitoring_notification_channel.email.id]
  documentation {
    content = "${local.runbook}#walk-missing"
  }
  conditions {
    display_name = each.key
    condition_absent {
      filter = join(" AND ", [
        "metric.type=\"logging.googleapis.com/user/${google_logging_metric.counted["walks"].name}\"",
        "resource.type=\"cloud_run_revision\"",
        "metric.label.of=\"${each.value}\"",
      ])
      duration = "84600s"
      aggregations {
        alignment_period     = "3600s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}

# Every night a copy is written; most of a day without one is too long.
resource "google_monitoring_alert_policy" "backup_missing" {
  display_name          = "backup-missing"
  combiner              = "OR"
  severity              = "ERROR"
  notification_channels = [google_monitoring_notification_channel.email.id]
  documentation {
    content = "${local.runbook}#backup-missing"
  }
  conditions {
    display_name = "backup-missing"
    condition_absent {
      filter = join(" AND ", [
        "metric.type=\"storage.googleapis.com/api/request_count\"",
        "resource.type=\"gcs_bucket\"",
        "resource.label.bucket_name=\"${google_storage_bucket.backups.name}\"",
        "metric.label.method=\"WriteObject\"",
      ])
      duration = "84600s"
      aggregations {
        alignment_period     = "3600s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
}
