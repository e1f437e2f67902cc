variable "project" {
  description = "Google Cloud project of this environment."
  type        = string
}

variable "environment" {
  description = "Name of the environment, as scripts/src/deploy/environments calls it."
  type        = string
  validation {
    condition     = contains(["production", "staging"], var.environment)
    error_message = "There are the environments production and staging."
  }
}

variable "region" {
  description = "Where functions and documents are. The place of the documents can never be changed."
  type        = string
  default     = "southamerica-east1"
}

variable "backup_region" {
  description = "Where copies are kept, away from the documents."
  type        = string
  default     = "us-east1"
}

variable "site_domain" {
  description = "Domain that people open."
  type        = string
}

variable "remotes_domain" {
  description = "Domain that the files of the remotes come from."
  type        = string
}

variable "releases_bucket" {
  description = "Bucket of the releases, as AURA_RELEASES of the environment names it."
  type        = string
}

variable "shells_bucket" {
  description = "Bucket of the builds of the shell, as the environment names it."
  type        = string
}

variable "repository" {
  description = "GitHub repository, OWNER/NAME, whose workflows may act here."
  type        = string
}

variable "remotes" {
  description = "Remotes, each released by its team alone."
  type        = set(string)
}

variable "secrets" {
  description = "Names of the secrets that the functions are bound to, as the environment has them."
  type        = set(string)
}

variable "alert_email" {
  description = "Address that alerts go to."
  type        = string
}

variable "billing_account" {
  description = "Billing account of the project."
  type        = string
}

variable "monthly_budget" {
  description = "What a month may cost, in the currency of the billing account."
  type        = number
}

variable "currency" {
  description = "Currency of the billing account."
  type        = string
  default     = "BRL"
}
