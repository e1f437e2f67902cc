# The files of the remotes: a bucket behind Google's network, under a domain of the platform.
resource "google_compute_backend_bucket" "remotes" {
  name             = "remotes"
  bucket_name      = google_storage_bucket.releases.name
  enable_cdn       = true
  compression_mode = "AUTOMATIC"
  cdn_policy {
    cache_mode        = "USE_ORIGIN_HEADERS"
    negative_caching  = true
    serve_while_stale = 60
  }
  custom_response_headers = [
    "Cross-Origin-Resource-Policy: cross-origin",
    "Strict-Transport-Security: max-age=63072000; includeSubDomains",
    "X-Content-Type-Options: nosniff",
  ]
}

resource "google_compute_url_map" "remotes" {
  name            = "remotes"
  default_service = google_compute_backend_bucket.remotes.id
}

resource "google_compute_managed_ssl_certificate" "remotes" {
  name = "remotes"
  managed {
    domains = [var.remotes_domain]
  }
}

resource "google_compute_target_https_proxy" "remotes" {
  name             = "remotes"
  url_map          = google_compute_url_map.remotes.id
  ssl_certificates = [google_compute_managed_ssl_certificate.remotes.id]
}

resource "google_compute_global_address" "remotes" {
  name = "remotes"
}

resource "google_compute_global_forwarding_rule" "remotes" {
  name                  = "remotes"
  ip_address            = google_compute_global_address.remotes.address
  port_range            = "443"
  target                = google_compute_target_https_proxy.remotes.id
  load_balancing_scheme = "EXTERNAL_MANAGED"
}
