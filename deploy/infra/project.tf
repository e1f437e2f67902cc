locals {
  services = toset([
    "artifactregistry.googleapis.com",
    "billingbudgets.googleapis.com",
    "cloudbuild.googleapis.com",
    "cloudfunctions.googleapis.com",
    "cloudscheduler.googleapis.com",
    "compute.googleapis.com",
    "eventarc.googleapis.com",
    "firebase.googleapis.com",
    "firebasehosting.googleapis.com",
    "firebaserules.googleapis.com",
    "firestore.googleapis.com",
    "iam.googleapis.com",
    "iamcredentials.googleapis.com",
    "identitytoolkit.googleapis.com",
    "logging.googleapis.com",
    "monitoring.googleapis.com",
    "orgpolicy.googleapis.com",
    "pubsub.googleapis.com",
    "run.googleapis.com",
    "secretmanager.googleapis.com",
    "storage.googleapis.com",
    "sts.googleapis.com",
  ])
}

resource "google_project_service" "used" {
  for_each           = local.services
  service            = each.key
  disable_on_destroy = false
}

# No key of a service account can be made: whoever acts here is a function, or a workflow that GitHub vouches for.
resource "google_org_policy_policy" "no_keys" {
  name   = "projects/${var.project}/policies/iam.disableServiceAccountKeyCreation"
  parent = "projects/${var.project}"
  spec {
    rules {
      enforce = "TRUE"
    }
  }
  depends_on = [google_project_service.used]
}

# Cloud Run writes every address that is asked for, with what stands in it: what people look for is kept for a month at most.
resource "google_logging_project_bucket_config" "default" {
  project        = var.project
  location       = "global"
  bucket_id      = "_Default"
  retention_days = 30
}
