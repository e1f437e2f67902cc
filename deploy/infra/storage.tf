resource "google_firestore_database" "default" {
  project                           = var.project
  name                              = "(default)"
  location_id                       = var.region
  type                              = "FIRESTORE_NATIVE"
  concurrency_mode                  = "PESSIMISTIC"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  deletion_policy                   = "ABANDON"
  depends_on                        = [google_project_service.used]
}

resource "google_firestore_backup_schedule" "daily" {
  database  = google_firestore_database.default.name
  retention = "1209600s"
  daily_recurrence {}
}

resource "google_firestore_backup_schedule" "weekly" {
  database  = google_firestore_database.default.name
  retention = "8467200s"
  weekly_recurrence {
    day = "SUNDAY"
  }
}

# Copies of documents and accounts, in another region. A copy cannot be changed or taken away for a month.
resource "google_storage_bucket" "backups" {
  name                        = "${var.project}-backups"
  location                    = var.backup_region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"
  retention_policy {
    retention_period = 2592000
  }
  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      age = 90
    }
  }
}

resource "google_storage_bucket_iam_member" "backup_writes" {
  bucket = google_storage_bucket.backups.name
  role   = "roles/storage.objectCreator"
  member = google_service_account.backup.member
}

# What the teams release. Every version stays; what was written by mistake can be taken back for a month.
resource "google_storage_bucket" "releases" {
  name                        = var.releases_bucket
  location                    = var.region
  uniform_bucket_level_access = true
  versioning {
    enabled = true
  }
  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      days_since_noncurrent_time = 30
    }
  }
  cors {
    origin          = ["*"]
    method          = ["GET", "HEAD"]
    response_header = ["Content-Type", "ETag"]
    max_age_seconds = 86400
  }
}

resource "google_storage_bucket_iam_member" "releases_are_public" {
  bucket = google_storage_bucket.releases.name
  role   = "roles/storage.objectViewer"
  member = "allUsers"
}

resource "google_storage_bucket_iam_member" "functions_change_releases" {
  bucket = google_storage_bucket.releases.name
  role   = "roles/storage.objectUser"
  member = google_service_account.functions.member
}

# Builds of the shell, of which pages are written again when the registry changes. The code in them runs: only deployments
# write here.
resource "google_storage_bucket" "shells" {
  name                        = var.shells_bucket
  location                    = var.region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"
}

resource "google_storage_bucket_iam_member" "deployer_keeps_shells" {
  bucket = google_storage_bucket.shells.name
  role   = "roles/storage.objectUser"
  member = google_service_account.deployer.member
}

resource "google_storage_bucket_iam_member" "pages_read_shells" {
  bucket = google_storage_bucket.shells.name
  role   = "roles/storage.objectViewer"
  member = google_service_account.pages.member
}

resource "google_storage_bucket" "source_maps" {
  name                        = "${var.releases_bucket}-private"
  location                    = var.region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"
}

resource "google_storage_bucket_iam_member" "functions_read_source_maps" {
  bucket = google_storage_bucket.source_maps.name
  role   = "roles/storage.objectViewer"
  member = google_service_account.functions.member
}

resource "google_secret_manager_secret" "bound" {
  for_each  = var.secrets
  secret_id = each.key
  replication {
    auto {}
  }
  depends_on = [google_project_service.used]
}

resource "google_secret_manager_secret_iam_member" "functions" {
  for_each  = google_secret_manager_secret.bound
  secret_id = each.value.secret_id
  role      = "roles/secretmanager.secretAccessor"
  member    = google_service_account.functions.member
}
