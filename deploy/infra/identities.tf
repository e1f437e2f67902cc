# What the functions run as.
resource "google_service_account" "functions" {
  account_id   = "aura-functions"
  display_name = "Functions"
}

locals {
  functions_roles = toset([
    "roles/datastore.user",
    "roles/firebaseauth.admin",
    "roles/logging.logWriter",
    "roles/monitoring.metricWriter",
  ])
  deployer_roles = toset([
    "roles/cloudfunctions.developer",
    "roles/cloudscheduler.admin",
    "roles/datastore.indexAdmin",
    "roles/eventarc.developer",
    "roles/firebasehosting.admin",
    "roles/firebaserules.admin",
    "roles/run.admin",
    "roles/secretmanager.viewer",
    "roles/serviceusage.serviceUsageConsumer",
  ])
  backup_roles = toset([
    "roles/datastore.viewer",
    "roles/firebaseauth.viewer",
    "roles/serviceusage.serviceUsageConsumer",
  ])
}

resource "google_project_iam_member" "functions" {
  for_each = local.functions_roles
  project  = var.project
  role     = each.key
  member   = google_service_account.functions.member
}

# What writes the pages again when the registry changes: the codebase `pages`.
resource "google_service_account" "pages" {
  account_id   = "aura-pages"
  display_name = "Pages that follow the registry"
}

resource "google_project_iam_member" "pages" {
  for_each = toset(["roles/eventarc.eventReceiver", "roles/firebasehosting.admin", "roles/run.invoker"])
  project  = var.project
  role     = each.key
  member   = google_service_account.pages.member
}

resource "google_service_account_iam_member" "deployer_acts_as_pages" {
  service_account_id = google_service_account.pages.name
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.deployer.member
}

# What deploys functions, rules, indexes and pages; it cannot read what people stored.
resource "google_service_account" "deployer" {
  account_id   = "aura-deployer"
  display_name = "Deployments from GitHub"
}

resource "google_project_iam_member" "deployer" {
  for_each = local.deployer_roles
  project  = var.project
  role     = each.key
  member   = google_service_account.deployer.member
}

resource "google_service_account_iam_member" "deployer_acts_as_functions" {
  service_account_id = google_service_account.functions.name
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.deployer.member
}

# What copies documents and accounts every night; it changes nothing but the bucket of the copies.
resource "google_service_account" "backup" {
  account_id   = "aura-backup"
  display_name = "Nightly backups from GitHub"
}

resource "google_project_iam_member" "backup" {
  for_each = local.backup_roles
  project  = var.project
  role     = each.key
  member   = google_service_account.backup.member
}

# What looks from outside every quarter of an hour, and takes staged versions back that go wrong.
resource "google_service_account" "watch" {
  account_id   = "aura-watch"
  display_name = "Guard of staged versions"
}

resource "google_project_iam_member" "watch" {
  project = var.project
  role    = "roles/datastore.viewer"
  member  = google_service_account.watch.member
}

resource "google_storage_bucket_iam_member" "watch_registry" {
  bucket = google_storage_bucket.releases.name
  role   = "roles/storage.objectUser"
  member = google_service_account.watch.member
  condition {
    title      = "registry"
    expression = local.is_registry
  }
}

# What keeps builds of pull requests, in staging alone: they are seen by whoever has the address.
resource "google_service_account" "preview" {
  count        = var.environment == "staging" ? 1 : 0
  account_id   = "aura-preview"
  display_name = "Previews of pull requests"
}

resource "google_storage_bucket_iam_member" "preview" {
  count  = var.environment == "staging" ? 1 : 0
  bucket = google_storage_bucket.releases.name
  role   = "roles/storage.objectUser"
  member = google_service_account.preview[0].member
}

resource "google_storage_bucket_iam_member" "preview_reads_shells" {
  count  = var.environment == "staging" ? 1 : 0
  bucket = google_storage_bucket.shells.name
  role   = "roles/storage.objectViewer"
  member = google_service_account.preview[0].member
}

resource "google_project_iam_member" "preview_hosting" {
  count   = var.environment == "staging" ? 1 : 0
  project = var.project
  role    = "roles/firebasehosting.admin"
  member  = google_service_account.preview[0].member
}

# What releases one remote: a team's workflow writes below its own prefix, and to the registry.
resource "google_service_account" "releaser" {
  for_each     = var.remotes
  account_id   = "aura-release-${each.key}"
  display_name = "Releases of ${each.key}"
}

locals {
  objects     = "projects/_/buckets/${var.releases_bucket}/objects"
  is_registry = "resource.name == \"${local.objects}/registry.json\" || resource.name.startsWith(\"${local.objects}/revisions/\")"
}

resource "google_storage_bucket_iam_member" "releaser_files" {
  for_each = var.remotes
  bucket   = google_storage_bucket.releases.name
  role     = "roles/storage.objectCreator"
  member   = google_service_account.releaser[each.key].member
  condition {
    title      = "own-files"
    expression = "resource.name.startsWith(\"${local.objects}/remotes/${each.key}/\")"
  }
}

resource "google_storage_bucket_iam_member" "releaser_registry" {
  for_each = var.remotes
  bucket   = google_storage_bucket.releases.name
  role     = "roles/storage.objectUser"
  member   = google_service_account.releaser[each.key].member
  condition {
    title      = "registry"
    expression = local.is_registry
  }
}

resource "google_storage_bucket_iam_member" "releaser_source_maps" {
  for_each = var.remotes
  bucket   = google_storage_bucket.source_maps.name
  role     = "roles/storage.objectCreator"
  member   = google_service_account.releaser[each.key].member
  condition {
    title      = "own-source-maps"
    expression = "resource.name.startsWith(\"projects/_/buckets/${var.releases_bucket}-private/objects/remotes/${each.key}/\")"
  }
}

resource "google_iam_workload_identity_pool" "github" {
  workload_identity_pool_id = "github"
  display_name              = "GitHub"
  depends_on                = [google_project_service.used]
}

resource "google_iam_workload_identity_pool_provider" "github" {
  workload_identity_pool_id          = google_iam_workload_identity_pool.github.workload_identity_pool_id
  workload_identity_pool_provider_id = "actions"
  # Previews are the only thing that a branch of a pull request may have made, once its environment's reviewers let it.
  attribute_condition = "assertion.repository == \"${var.repository}\" && (assertion.ref == \"refs/heads/main\" || assertion.environment == \"preview\")"
  attribute_mapping = {
    "google.subject"        = "assertion.sub"
    "attribute.environment" = "assertion.environment"
  }
  oidc {
    issuer_uri = "https://token.actions.githubusercontent.com"
  }
}

# An identity may be taken by jobs of one GitHub environment only, which has its own reviewers.
locals {
  github    = "principalSet://iam.googleapis.com/${google_iam_workload_identity_pool.github.name}/attribute.environment"
  taken_by  = merge(local.of_teams, local.of_platform)
  of_teams  = { for remote in var.remotes : "remote-${remote}" => google_service_account.releaser[remote].name }
  of_platform = merge({
    (var.environment)                   = google_service_account.deployer.name
    "${var.environment}-rollback" = google_service_account.deployer.name
    "${var.environment}-backups"  = google_service_account.backup.name
    "${var.environment}-watch"    = google_service_account.watch.name
  }, { for account in google_service_account.preview : "preview" => account.name })
}

resource "google_service_account_iam_member" "github" {
  for_each           = local.taken_by
  service_account_id = each.value
  role               = "roles/iam.workloadIdentityUser"
  member             = "${local.github}/${each.key}"
}
